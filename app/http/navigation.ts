import { isPrefetch } from "./prefetch.ts";

/** Programs that fetch a link for a preview, not for a person. */
const previews = /bot|crawl|spider|preview|whatsapp|facebook|telegram|slack|skype|twitter|scan/i;

/**
 * Whether a person opens a page in a browser: not a script, not a program such as a mail service's
 * scanner, and not a prefetch. Browsers have sent these headers since 2023 at the latest.
 */
export const isNavigation = ({ headers, method }: Request): boolean =>
  method === "GET" &&
  headers.get("sec-fetch-mode") === "navigate" &&
  headers.has("accept-language") &&
  // The header of older browsers.
  headers.get("x-moz") !== "prefetch" &&
  headers.get("purpose") !== "prefetch" &&
  !isPrefetch({ headers }) &&
  !previews.test(headers.get("user-agent") ?? "");
