import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "En garantía",
  line: "{{work}}: {{until}} (desde {{job}})",
  until: {
    all: "en garantía hasta {{end}}",
    parts: "materiales en garantía hasta {{end}}",
    labor: "mano de obra en garantía hasta {{end}}",
  },
  within: "{{distance}} recorridos",
  or: "o",
  comeback: "Es un reingreso",
  setting: "Guardando…",
  of: "Reingreso de {{job}}",
  cameBack: "Reingresó como {{job}}",
  remove: "No es un reingreso",
  notSaved: "No se pudo guardar el reingreso. Intente de nuevo.",
  report: {
    title: "Reingresos",
    lead: "Trabajos que regresaron en este período, por técnico del primer trabajo.",
    jobs: "Trabajos que regresaron",
    nobody: "Sin técnico",
    empty: "Ningún trabajo regresó en este período.",
    most: "Contados de los últimos {{most}}.",
    notLoaded: "Error al cargar el informe",
  },
} satisfies Shape<typeof en>;
