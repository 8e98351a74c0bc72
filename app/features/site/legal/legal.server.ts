import * as en from "./legal-en.server.ts";
import * as es from "./legal-es.server.ts";

/**
 * The long texts, by language. They travel with the page that shows them, not with every page's
 * words.
 */
export const legal = { en, es };
