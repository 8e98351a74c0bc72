import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  brand: "Llave",
  tagline: "El banco de trabajo bilingüe para profesionales de la mecánica.",
  title: "{{page}} · Llave",
  home: "Llave · El banco de trabajo bilingüe para profesionales de la mecánica",
  description: "Trabajos, presupuestos y órdenes de trabajo para talleres mecánicos, en español y en inglés.",
} satisfies Shape<typeof en>;
