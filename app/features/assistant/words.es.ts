import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  panel: {
    title: "Asistente de diagnóstico con IA",
    subtitle: "Pregunte por un código de falla o un síntoma. Las respuestas citan sus fuentes.",
    demo: "Asistente de demostración",
    demoText:
      "No hay un modelo conectado. El asistente de demostración responde con los códigos de falla, el foro y los videos.",
    fallible: "La IA puede equivocarse. Verifique antes de actuar.",
    history: "Preguntas y respuestas",
    empty: "Aún no hay preguntas",
    emptyText: "Escriba un código de falla, por ejemplo P0301, o describa lo que hace el vehículo.",
    unreadable: "No se pudieron cargar sus preguntas.",
    older: "Mostrar preguntas anteriores",
    loadingOlder: "Cargando preguntas anteriores…",
    newest: "Volver a las más recientes",
    job: "Sobre",
    noJob: "Preguntar sin referirse a este trabajo",
    left: "Le quedan {{left}} preguntas por hoy.",
    leftOne: "Le queda 1 pregunta por hoy.",
    leftNone: "Ya usó las preguntas de hoy. Tendrá más a las {{time}}.",
  },
  ask: {
    label: "Su pregunta",
    placeholder: "P0301, ralentí inestable en frío…",
    send: "Enviar",
    sending: "Enviando…",
    image: "Foto adjunta",
    dropImage: "Quitar la foto",
    blank: "Escriba una pregunta o agregue una foto.",
    busy: "Todavía se está escribiendo una respuesta. Espere a que termine o deténgala.",
    allowance: "Ya usó las preguntas de hoy. Tendrá más a las {{time}}.",
    quota: "El asistente llegó a su límite de hoy. Estará disponible de nuevo a las {{time}}.",
    off: "El asistente está apagado en este sitio.",
    failed: "Error al enviar el mensaje. Por favor, intente nuevamente.",
    lost: "Sin conexión. Su pregunta está guardada y la respuesta aparecerá cuando vuelva la conexión.",
  },
  image: { unusable: "Error al procesar la imagen. Por favor, intente nuevamente." },
  turn: {
    you: "Usted preguntó",
    assistant: "Asistente",
    picture: "(foto)",
    writing: "Escribiendo…",
    ready: "La respuesta está lista.",
    stopped: "Detenida.",
    stoppedAnswer: "Usted detuvo esta respuesta.",
    brokeOff: "La respuesta se interrumpió aquí.",
    unanswered: "Esta pregunta no recibió respuesta.",
    sources: "Fuentes:",
    again: "Intentar de nuevo",
    rest: "Agregar más de la respuesta",
    addPart: "Agregar al diagnóstico: {{part}}",
    add: "Agregar al diagnóstico",
    adding: "Agregando…",
  },
  stop: {
    button: "Detener",
    pending: "Deteniendo…",
    failed: "No se pudo detener la respuesta. Intente de nuevo.",
  },
  clear: {
    button: "Borrar historial",
    question: "¿Borrar todas sus preguntas y respuestas?",
    confirm: "Borrar historial",
    pending: "Borrando…",
    failed: "No se pudo borrar el historial. Intente de nuevo.",
    done: "Se borró su historial. No se conserva nada.",
  },
  notes: {
    unsourced:
      "No está en las fuentes: {{list}}. Verifique los datos del fabricante antes de usarlo.",
    maker:
      "El significado de los códigos del fabricante depende de la marca: {{list}}. Indique marca, modelo y año.",
    airbag:
      "Bolsas de aire: desconecte la batería y espere el tiempo que indica el fabricante antes de tocar el sistema. Nunca mida resistencia en un detonador.",
    highVoltage:
      "Alto voltaje: solo personal capacitado, nunca con el sistema energizado. Apague el vehículo, desconecte la batería de 12 V, retire el conector de servicio con guantes dieléctricos, espere a que se descarguen los condensadores el tiempo que indica el fabricante y compruebe cero voltios con un multímetro CAT III antes de tocar algo naranja.",
    fuel: "Combustible: sin chispas ni llamas y con el motor frío. Libere la presión antes de abrir una línea y tenga un extintor a mano.",
    brakes:
      "Frenos: nunca entregue el vehículo sin una prueba de frenado. Apóyelo sobre torres y evite el contacto con el polvo y el líquido de frenos.",
  },
} satisfies Shape<typeof en>;
