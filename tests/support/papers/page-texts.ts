import { pdfInfo, readPdf } from "./paper.ts";

/** Without spaces: lines of a paper break elsewhere. */
export const bare = (text: string): string => text.replace(/\s+/g, "");

/** Decodes the HTML entities of a page. */
export const decoded = (html: string): string =>
  html
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#(39|x27);/g, "'")
    .replace(/&amp;/g, "&");

/** The quotes of a customer's page, each as one text from its number to its total. */
export const cardsOf = (page: string): string[] =>
  [...page.matchAll(/<section class="quote">[\s\S]*?<p class="price">[\s\S]*?<\/p>/g)].map(
    ([card]) => bare(decoded(wholeSums(card).replace(/<[^>]*>/g, " "))),
  );

/** Without what a page says of sums while they are folded. */
export const wholeSums = (page: string): string =>
  page.replace(/<summary>[\s\S]*?<\/summary>|<li class="less">[\s\S]*?<\/li>/g, "");

/** The texts of a paper as one, without its number and the page at the foot of each page. */
export function readWhole(pdf: Uint8Array, number: string): string {
  const pages = Number(/^Pages:\s+(\d+)$/m.exec(pdfInfo(pdf))![1]);
  return Array.from({ length: pages }, (_, at) => {
    const page = String(at + 1);
    const said = bare(readPdf(pdf, "-raw", "-f", page, "-l", page));
    const foot = bare(`${number}${page}/${pages}`);
    if (!said.endsWith(foot)) throw new Error(`Page ${page} ends with ${said.slice(-80)}`);
    return said.slice(0, -foot.length);
  }).join("");
}
