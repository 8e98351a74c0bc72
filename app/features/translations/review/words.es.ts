import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  of: "Traducciones de {{workId}}",
  back: "Volver al trabajo",
  intro:
    "Lea cada traducción junto a su original, corríjala si hace falta y acéptela. Enter la acepta y pasa a la siguiente; Mayús+Enter cambia de renglón. Los números y las negaciones están marcados en ambos textos.",
  count: "{{ready}} de {{all}}",
  machineTexts: "Traducciones automáticas que nadie ha leído: {{machine}}.",
  ofJob: "El trabajo",
  ofQuote: "Cotización {{quote}}",
  moreFor: "Más opciones para: {{text}}",
  undo: "Deshacer",
  set: "Aplicar",
  making: "Algunas traducciones aún se están haciendo. Recargue la página para verlas.",
  noTranslator:
    "La traducción automática está apagada. Lo que escriba aquí se usa en los documentos.",
  customer: "Para el documento del cliente",
  shop: "Para el taller",
  ready: "Listas ({{ready}})",
  allDone: "Todo lo que lee el cliente está listo.",
  nothing: "Este trabajo aún no tiene textos.",
  more: "Al terminar estos aparecen los demás.",
  field: {
    issues: "Fallas reportadas",
    diagnostic: "Diagnóstico",
    description: "Trabajo cotizado",
    line: "Renglón de la cotización",
    caption: "Descripción de foto",
    message: "Mensaje",
  },
  state: {
    missing: "Sin traducir",
    stale: "El original cambió después",
    refused: "La traducción automática no sirvió",
    doubted: "Un segundo modelo duda de esta traducción: compárela palabra por palabra",
    reviewed: "Revisada",
    written: "Escrita por una persona",
    listed: "De términos y frases conocidos",
  },
  judged: {
    no: "Un segundo modelo duda de ella.",
    none: "Ningún segundo modelo la ha leído todavía.",
    demo: "En esta demo, lo que usted escribe se traduce palabra por palabra, y el sustituto del segundo modelo solo compara números y negaciones.",
  },
  changed: "Qué cambió en el original",
  removed: "quitado:",
  added: "agregado:",
  originalIn: { en: "Original, en inglés", es: "Original, en español" },
  translationIn: { en: "Traducción, al inglés", es: "Traducción, al español" },
  accept: "Aceptar",
  save: "Guardar",
  saving: "Guardando…",
  again: "Traducir de nuevo",
  acceptAll: "Aceptar todas las sencillas ({{plain}})",
  remember: "Usar estas palabras la próxima vez",
  acceptAllHint:
    "No incluye textos con números, negaciones o avisos de seguridad: esos se leen uno por uno.",
  accepted: "Aceptadas: {{accepted}}.",
  editsOriginal: {
    en: "Usted lee una traducción. El cuadro tiene el original, en inglés: lo que escriba ahí lo reemplaza.",
    es: "Usted lee una traducción. El cuadro tiene el original, en español: lo que escriba ahí lo reemplaza.",
  },
  correct: "Corregir solo la traducción",
  denials:
    "Negaciones (“no”, “sin”, “nunca”) en el original: {{ours}}. En su traducción: {{theirs}}. Corríjala, o marque la casilla para dejarla así.",
  sure: "Sí, la traducción está bien así",
  notSaved: "Error al guardar la traducción",
  originalChanged:
    "El original cambió mientras usted trabajaba. No se guardó nada: léalo otra vez y vuelva a guardar.",
  overtaken: "Otra persona guardó otro texto. El suyo sigue aquí: compárelos y vuelva a guardar.",
  gone: "Este texto ya no está en el trabajo.",
} satisfies Shape<typeof en>;
