import * as en from "./landing-en.server.ts";
import * as es from "./landing-es.server.ts";

/**
 * The text of the landing page, by language. Sent with that page only, not with every page's words.
 */
export const landing = { en: en.landing, es: es.landing };
