import en from "./en.ts";
import es from "./es.ts";

/** Every word of the product in both languages, for the server. */
export const resources = { en, es };

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: (typeof resources)["en"];
  }
}
