import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Foro de discusión",
  lead: "Mecánicos que se ayudan entre sí, en inglés y en español.",
  newTopic: "Nuevo tema",
  back: "Volver a los temas",
  bronzeNote:
    "La traducción es solo del plan Diamante. Usted ve cada mensaje en su idioma original.",
  seePlans: "Ver los planes",

  budget: {
    readerLow:
      "Le quedan {{left}} traducciones por hoy; un mensaje largo usa más de una. Después, los mensajes nuevos se mostrarán en su idioma original hasta las {{time}}.",
    readerOut:
      "Ya usó las traducciones de hoy. Los mensajes nuevos se mostrarán en su idioma original hasta las {{time}}.",
    authorLow:
      "A sus mensajes les quedan {{left}} traducciones por hoy. Cada cambio usa una nueva.",
    authorOut:
      "Sus mensajes ya usaron las traducciones de hoy. Hasta las {{time}}, lo nuevo y lo que cambie se verá solo en el idioma en que lo escriba.",
    siteOut:
      "Se agotaron las traducciones de hoy para todos. Los mensajes nuevos se mostrarán en su idioma original hasta las {{time}}.",
  },

  list: {
    name: "Temas",
    search: "Buscar en temas y respuestas",
    placeholder: "Palabra, vehículo o código",
    older: "Mostrar más",
    newest: "Volver a los más recientes",
    noReplies: "Sin respuestas",
    oneReply: "1 respuesta",
    replies: "{{number}} respuestas",
    oneNew: "1 nueva",
    new: "{{number}} nuevas",
    answered: "Resuelto",
    latest: "Última actividad",
    inReply: "Está en una respuesta",
    empty: "Todavía no hay temas.",
    emptyText: "Haga la primera pregunta: año, marca y modelo, qué le pasa y qué ha revisado.",
    near: "Ningún tema tiene todas esas palabras. A estos les falta una.",
    noneFound: "No se encontró nada.",
    noneFoundText: "Pruebe con menos palabras o escríbalas de otra forma.",
    askIt: "Preguntarlo en un tema nuevo",
    showAll: "Ver todos los temas",
    notLoaded: "Error al cargar los temas de discusión",
  },

  topic: {
    missing: "No encontramos este tema. Es posible que lo hayan eliminado.",
    repliesNotLoaded: "Error al cargar las respuestas",
    replies: "Respuestas",
    none: "Todavía no hay respuestas.",
    earlier: "Respuestas anteriores",
    later: "Respuestas siguientes",
    first: "Primeras respuestas",
    last: "Últimas respuestas",
    reply: "Su respuesta",
    send: "Responder",
    sending: "Enviando…",
    markAnswered: "Marcar como resuelto",
    markOpen: "Reabrir",
    marking: "Guardando…",
    notMarked: "Error al guardar el cambio",
    hiddenNoReplies: "Este tema se ocultó. Ya no se puede responder.",
  },

  post: {
    member: "Miembro {{number}}",
    former: "antiguo miembro",
    edited: "editado",
    new: "Nueva",
    hidden: "Un administrador ocultó este mensaje.",
    hiddenTopic: "Tema ocultado por un administrador",
    reason: "Motivo: {{reason}}",
    permalink: "Enlace a este mensaje",
    edit: "Editar",
    delete: "Eliminar",
    report: "Denunciar",
    of: "{{action}}: mensaje de {{author}}",
    showOriginal: "Ver el original",
    showTranslation: "Ver la traducción",
    written: { en: "Escrito en inglés", es: "Escrito en español" },
    translated: { en: "Traducido del inglés", es: "Traducido del español" },
    translating: "Traduciendo…",
    demo: "traducción de demostración",
    byHand: "a mano, para la demostración",
  },

  everything: {
    translated: "Los mensajes en otro idioma se muestran traducidos.",
    asWritten: "Los mensajes se muestran en su idioma original.",
    showOriginals: "Ver todos los originales",
    showTranslations: "Ver las traducciones",
  },

  form: {
    newTitle: "Nuevo tema",
    editTopic: "Editar tema",
    editReply: "Editar respuesta",
    title: "Título",
    titleHint: "Modelo, año y qué le pasa: «Corolla 2014, P0420 con catalizador nuevo».",
    content: "Contenido",
    markdown:
      "Puede usar **negrita**, *cursiva*, - listas, > citas y `código`. Los códigos de falla como P0301 se resaltan.",
    preview: "Vista previa",
    previewing: "Cargando la vista previa…",
    previewTitle: "Vista previa",
    previewBack: "Así lo verán los demás. Cierre esta pestaña para seguir escribiendo.",
    previewEmpty: "Todavía no hay nada que mostrar.",
    previewFailed: "No se pudo mostrar la vista previa.",
    create: "Publicar tema",
    creating: "Publicando…",
    editUntil: "Puede editarlo hasta un día después de publicarlo.",
    tooLate: "Un mensaje solo se puede editar durante un día. Los cambios no se guardaron.",
    changed:
      "Este mensaje se modificó en otro lugar. Su versión sigue aquí: guarde otra vez para conservarla, o cancele para ver la otra.",
  },

  delete: {
    topic: "Eliminar tema",
    reply: "Eliminar respuesta",
    topicQuestion: "¿Seguro que desea eliminar este tema?",
    replyQuestion: "¿Seguro que desea eliminar esta respuesta?",
    topicGone: "También se eliminan sus respuestas. No se puede deshacer.",
    replyGone: "No se puede deshacer.",
  },

  report: {
    title: "Denunciar mensaje",
    lead: "Lo revisará un administrador. El autor no sabrá quién lo denunció.",
    reason: "¿Cuál es el problema?",
    send: "Denunciar",
    sending: "Enviando…",
    thanks: "Gracias. Un administrador lo revisará.",
    back: "Volver al tema",
    failed: "Error al denunciar el mensaje",
  },

  error: {
    topicNotCreated: "Error al crear el tema",
    replyNotCreated: "Error al crear la respuesta",
    topicNotDeleted: "Error al eliminar el tema",
    replyNotDeleted: "Error al eliminar la respuesta",
    topicNotSaved: "Error al guardar el tema",
    replyNotSaved: "Error al guardar la respuesta",
    topicGone:
      "El tema se eliminó mientras usted escribía. Su texto sigue aquí: puede copiarlo o publicarlo como tema nuevo.",
    oneMinute:
      "Ha publicado mucho en poco tiempo. Intente de nuevo en 1 minuto. Su texto se conserva.",
    tooFast:
      "Ha publicado mucho en poco tiempo. Intente de nuevo en {{minutes}} minutos. Su texto se conserva.",
    editOneMinute:
      "Ha hecho muchos cambios en poco tiempo. Intente de nuevo en 1 minuto. Su texto se conserva.",
    editTooFast:
      "Ha hecho muchos cambios en poco tiempo. Intente de nuevo en {{minutes}} minutos. Su texto se conserva.",
    alreadyPosted:
      "Ya publicó este mensaje y después se editó. Publíquelo de nuevo solo si lo quiere dos veces.",
  },

  admin: {
    title: "Mensajes denunciados",
    lead: "Mensajes que denunciaron los lectores. Ocúltelos e indique el motivo, o déjelos publicados.",
    empty: "No hay nada por revisar.",
    search: "Buscar por mensaje, motivo, nombre o correo",
    noneFound: "Ningún mensaje denunciado coincide con esta búsqueda.",
    count: "Mensajes por revisar: {{posts}}",
    countMore: "Mensajes por revisar: más de {{posts}}",
    more: "Hay más denuncias después de estas.",
    reportedBy: "Lo denunció",
    author: "Autor",
    reason: "Motivo (lo verán los lectores)",
    hide: "Ocultar mensaje",
    hiding: "Ocultando…",
    stand: "Dejarlo publicado",
    standing: "Guardando…",
    failed: "Error al guardar la decisión. Intente de nuevo.",
    decided: "Otro administrador ya lo decidió.",
    notLoaded: "Error al cargar las denuncias. Intente de nuevo.",
  },

  /** The audit log, in the admin area. */
  audit: {
    hidden: "Ocultó un mensaje",
    kept: "Conservó un mensaje denunciado",
    reason: "Motivo",
  },
} satisfies Shape<typeof en>;
