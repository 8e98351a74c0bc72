import type { Language, Shape } from "#app/values/language.ts";
import en from "./en.ts";
import es from "./es.ts";

/** The product's words in every language, for the server. */
export const resources = { en, es } satisfies Record<Language, Shape<typeof en>>;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: (typeof resources)["en"];
  }
}
