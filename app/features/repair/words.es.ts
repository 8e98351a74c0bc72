import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Trabajos de reparación",
} satisfies Shape<typeof en>;
