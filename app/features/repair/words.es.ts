import type { Shape } from "#app/values/language.ts";
import type { en } from "./words.en.ts";

export const es = {
  title: "Trabajos de reparación",
  // The list of jobs and the job's form.
  jobs: {},

  // The shop's settings.
  shop: {},

  // One job, seen whole.
  job: {},

  // Quotes and their materials.
  quotes: {},

  // The work order on paper.
  order: {},
} satisfies Shape<typeof en>;
