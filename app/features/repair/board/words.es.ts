import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  label: "Tablero de trabajos",
  columns: "Columnas",
  recent: "De los últimos 7 días",
  empty: "No hay trabajos aquí.",
  canceled: "Mostrar cancelados",
  all: "{{status}}: ver todos en la lista",
  photos: "Fotos: {{number}}",
  deposit: "Falta el anticipo: {{amount}}",
  inspected: "Inspeccionado",
  arrived: "Llegaron los repuestos",
  move: "Mover {{workId}}",
  moveTo: "Mover a {{status}}",
  moving: "Moviendo {{workId}} a {{status}}…",
  changed:
    "El estado de este trabajo se cambió en otro lugar, así que el suyo no se guardó. Este es el actual.",
  changedBy:
    "{{name}} cambió el estado de este trabajo antes que usted, así que el suyo no se guardó. Este es el actual.",
} satisfies Shape<typeof en>;
