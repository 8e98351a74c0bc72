import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  brand: "Llave",
  tagline: "El banco de trabajo bilingüe para profesionales de la mecánica.",
  title: "{{page}} · Llave",
} satisfies Shape<typeof en>;
