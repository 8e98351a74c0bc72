import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

/** Sentences of a job's history. */
export const es = {
  former: "un antiguo miembro",
  title: "Historial",
  created: "creó el trabajo.",
  details: "cambió los datos del trabajo.",
  status: "cambió el estado de {{from}} a {{to}}.",
  diagnostic: "cambió el diagnóstico.",
  technician: "asignó el trabajo a {{to}}.",
  unassigned: "le quitó el trabajo a {{from}}.",
  promised: "lo prometió para el {{to}}.",
  notPromised: "quitó la fecha prometida.",
  quoteCreated: "creó la cotización {{number}}.",
  quoteChanged: "cambió la cotización {{number}}.",
  quoteStatus: "marcó la cotización {{number}} como {{to}}.",
  quoteDeleted: "eliminó la cotización {{number}}.",
  customer: "Cliente",
  linkSent: "envió cotizaciones al cliente.",
  linkOpened: "abrió el enlace.",
  linkDecided: "respondió a las cotizaciones.",
  linkRevoked: "anuló el enlace.",
  linkAsked: "hizo una pregunta.",
  linkReplied: "le contestó al cliente.",
  walkSigned: "firmó el recorrido de recepción.",
  inspectionStarted: "empezó la inspección.",
  inspectionFinished: "terminó la inspección.",
  comeback: "indicó que es un reingreso de {{job}}.",
  comebackRemoved: "indicó que no es un reingreso de {{job}}.",
  inspectionReopened: "reabrió la inspección.",
} satisfies Shape<typeof en>;
