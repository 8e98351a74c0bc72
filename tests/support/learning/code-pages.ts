import type { App } from "../app.ts";

/** The HTML of a page, without React's comments between texts, and with entities decoded. */
export const pageOf = async (app: App, ...request: Parameters<App["visit"]>): Promise<string> =>
  (await (await app.visit(...request)).text())
    .replaceAll("<!-- -->", "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

const mainOf = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

/** The codes that a page links to, in order. */
export const listedCodes = (html: string): (string | undefined)[] =>
  [...mainOf(html).matchAll(/href="\/codes\/([PBCU][0-9A-F]{4})(?:\?job=[^"]*)?"/g)].map(
    ([, code]) => code,
  );
