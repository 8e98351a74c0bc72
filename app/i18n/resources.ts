import { en as adminEn } from "#app/features/admin/words.en.ts";
import { es as adminEs } from "#app/features/admin/words.es.ts";
import en from "./en.ts";
import es from "./es.ts";

/**
 * Every word of the product in both languages, for the server. A browser loads the language that it shows, without the words that some
 * pages bring along themselves (ui/more-words.tsx): those of the admin area.
 */
export const resources = { en: { ...en, admin: adminEn }, es: { ...es, admin: adminEs } };

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "ui";
    resources: (typeof resources)["en"];
  }
}
