import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Respuesta por teléfono",
  lead: "Léale al cliente cada cotización, su total y las condiciones. Después anote lo que respondió. Vale lo mismo que una respuesta por enlace.",
  back: "Volver a los envíos",
  terms: "Condiciones que debe leerle al cliente",
  quote: "Cotización {{number}}: {{description}}",
  approve: "Aprobada",
  decline: "Rechazada",
  reason: "Motivo para rechazar la cotización {{number}}",
  all: "Total de todas las cotizaciones",
  name: "Quién respondió",
  nameMissing: "Escriba el nombre de la persona que respondió.",
  number: "Número marcado",
  at: "Hora de la llamada",
  notATime: "Escriba la fecha y la hora de la llamada.",
  inFuture: "Esa hora todavía no llega.",
  beforeSent:
    "Esa hora es anterior al envío de las cotizaciones. Escriba la hora de la llamada en que respondió el cliente.",
  language: "Idioma de la llamada",
  languageHint: "El idioma en que le leyó las cotizaciones al cliente.",
  note: "Nota",
  noteHint: "Cualquier otra cosa que hayan acordado. Sale impresa en el comprobante.",
  submit: "Guardar la respuesta",
  submitting: "Guardando…",
  closed: "Estas cotizaciones ya no se pueden responder.",
  failed: "No se pudo guardar la respuesta. Inténtelo de nuevo.",
} satisfies Shape<typeof en>;
