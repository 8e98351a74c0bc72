import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Videos de capacitación",
  lead: "Reparaciones paso a paso, por categoría y nivel.",
  all: "Todos",
  category: {
    engine: "Motor",
    transmission: "Transmisión",
    brakes: "Frenos",
    electrical: "Sistema eléctrico",
    suspension: "Suspensión",
    diagnostics: "Diagnóstico",
    maintenance: "Mantenimiento",
  },
  difficulty: { beginner: "Principiante", intermediate: "Intermedio", advanced: "Avanzado" },
  minutes: "{{n}} min",

  list: {
    search: "Buscar videos por título o descripción",
    placeholder: "Pastillas de freno, P0420, alternador…",
    categories: "Categoría",
    difficulties: "Nivel",
    name: "Videos",
    empty: "No se encontraron videos que coincidan con sus criterios.",
    emptyFirst: "Los videos aparecerán aquí en cuanto se agreguen.",
    emptyFiltered: "Pruebe con menos palabras, otra categoría u otro nivel.",
    showAll: "Ver todos los videos",
    notLoaded: "Error al cargar los videos",
    older: "Videos anteriores",
    newest: "Videos más recientes",
    unfinished: "Seguir viendo",
  },

  card: {
    play: "Reproducir: {{title}}",
    watched: "Visto",
    resume: "Continuar en {{at}}",
    seen: "Visto hasta ahora: {{at}} de {{length}}",
    handout: "Material en PDF ({{size}})",
    dead: "No disponible en YouTube",
    onYoutube: "Ver en YouTube",
    playing: "Reproductor de video: {{title}}",
    loading: "Cargando el reproductor…",
    failed: "Error al cargar el video",
    back: "Todos los videos",
  },

  done: {
    text: "Ya vio todos los videos de esta categoría: {{category}}.",
    link: "Obtener su certificado",
  },
} satisfies Shape<typeof en>;
