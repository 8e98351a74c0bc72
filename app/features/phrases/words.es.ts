import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es: Shape<typeof en> = {
  title: "Palabras y líneas guardadas",
  lead: "Cómo dice las cosas su taller, en los dos idiomas. Lo que está aquí no necesita traducción automática.",
  list: {
    term: "Palabras obligatorias",
    memory: "Traducciones revisadas",
    line: "Líneas guardadas",
    trade: "Líneas incluidas",
  },
  about: {
    term: "Palabras que toda traducción de sus textos debe usar.",
    memory:
      "Líneas que alguien del taller revisó o escribió en los dos idiomas. La próxima vez se usan tal cual.",
    line: "Líneas que usted guarda para volver a usarlas. Se ofrecen mientras escribe una cotización.",
    trade:
      "Líneas del oficio que trae Llave, como se dicen donde está su taller. Se ofrecen mientras escribe una cotización.",
  },
  add: { term: "Término nuevo", memory: "Nueva línea para recordar", line: "Nueva línea guardada" },
  change: {
    term: "Editar término",
    memory: "Editar línea recordada",
    line: "Editar línea guardada",
  },
  language: { en: "Inglés", es: "Español" },
  region: { all: "En todas partes", MX: "México", US: "Estados Unidos", AR: "Argentina" },
  use: { label: "Uso", material: "Material", labor: "Mano de obra", advice: "Recomendación" },
  form: {
    from: "Escrita en",
    fromHint: "El idioma en que su taller escribe esta línea.",
    region: "Dónde se dice así",
    note: "Nota",
  },
  search: "Buscar en los dos idiomas",
  actions: "Acciones",
  edit: "Editar",
  editNamed: "Editar {{name}}",
  delete: "Eliminar",
  deleteNamed: "Eliminar {{name}}",
  deleted: "Se eliminó: {{name}}",
  undo: "Deshacer",
  undoing: "Deshaciendo…",
  none: "Todavía no hay nada aquí.",
  nothingFound: "No se encontró nada.",
  more: "Mostrar más",
  newest: "Lo más nuevo",
  uses: {
    today:
      "Llamadas al traductor de hoy: {{member}} de {{memberMost}} suyas, {{shop}} de {{shopMost}} de su taller.",
    near: "Cuando se llega a un límite, los textos nuevos se traducen al día siguiente. Lo que está en esta página siempre se usa.",
  },
  full: "Su taller ya tiene todas las que puede tener. Elimine una primero.",
  taken: "Su taller ya tiene estas palabras.",
  changed:
    "Alguien más la cambió mientras tanto. Su versión sigue aquí: guárdela otra vez para conservarla.",
  notLoaded: "No se pudieron cargar las frases. Inténtelo de nuevo.",
  notSaved: "No se pudo guardar la frase. Inténtelo de nuevo.",
  notDeleted: "No se pudo eliminar la frase. Inténtelo de nuevo.",
};
