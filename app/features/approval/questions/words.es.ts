import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Preguntas sobre {{workId}}",
  lead: "Cada quien lee en su idioma; el original está a un toque.",
  none: "El cliente no ha preguntado nada.",
  notSent: "El cliente pregunta por su enlace. Envíele uno primero.",
  shop: "El taller",
  reply: "Su mensaje",
  replyHint: "El cliente lo lee en la página del enlace; si no está ahí, recibe un correo.",
  send: "Enviar mensaje",
  sending: "Enviando…",
  failed: "No se pudo enviar su mensaje. Inténtelo de nuevo.",
  closed: "Esta conversación está cerrada. Vuelva a abrirla para escribir.",
  unsent: "Todavía no se le envió nada al cliente. Primero envíe un enlace.",
  full: "Esta conversación está llena. Llame al cliente o escríbale de otra manera.",
  close: "Cerrar las preguntas",
  closeHint: "Al cerrarlas, el cliente puede leer pero no preguntar.",
  isClosed: "Las preguntas están cerradas: el cliente puede leer pero no preguntar.",
  open: "Abrirlas de nuevo",
} satisfies Shape<typeof en>;
