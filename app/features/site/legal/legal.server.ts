import * as en from "./legal-en.server.ts";
import * as es from "./legal-es.server.ts";

/** The legal texts, by language. Sent with their page only, not with every page's words. */
export const legal = { en, es };
