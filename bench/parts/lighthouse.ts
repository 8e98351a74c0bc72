import type { Server } from "../child.ts";
import { type Page, pagesOf } from "../pages.ts";
import { type Look, openPhone, type Phone } from "../phone.ts";
import { type Line, median } from "../table.ts";

/** A page of each part of the product, by its name in the results. */
const members = [
  "/noticias",
  "/premium",
  "/account",
  "/codes?q=sensor",
  "/codes/P0420",
  "/discussion",
  "/discussion/:topic",
  "/videos",
  "/videos/:video",
  "/live",
  "/repair-cms",
  "/repair-cms?view=board",
  "/repair-cms/:job",
  "/repair-cms/:job/quotes/new",
  "/admin",
  "/admin/news",
];

/**
 * P6: pages as Lighthouse's phone sees them, the middle of some looks. A look takes 12 seconds, three of every page 12 minutes. TBT counts the browser's own
 * layout too, since public pages have no scripts: it means something on an idle machine only.
 */
export async function lighthouse(app: Server, looks: number): Promise<Line[]> {
  const pages = pagesOf(app.world);
  const named = new Map(pages.map((page) => [page.name, page]));
  const names = [...pages.filter(({ isPublic }) => isPublic).map(({ name }) => name), ...members];
  const phone = await openPhone(app.origin);
  const lines: Line[] = [];
  try {
    for (const name of names) {
      const page = named.get(name) ?? { path: name, cookie: undefined, isPublic: false };
      console.error(`${new Date().toTimeString().slice(0, 8)} P6 ${name}`);
      lines.push(await lineOfLooks(name, page, { phone, looks }));
    }
  } finally {
    phone.close();
  }
  return lines;
}

type MeasuredPage = Pick<Page, "path" | "cookie" | "isPublic">;

/** A page that cannot be measured is a line of its own, and the others go on. */
async function lineOfLooks(
  name: string,
  { path, cookie, isPublic }: MeasuredPage,
  { phone, looks }: { phone: Phone; looks: number },
): Promise<Line> {
  const seen: Look[] = [];
  try {
    for (let look = 0; look < looks; look++) seen.push(await phone.look(path, cookie));
    return lineOf(name, middle(seen), isPublic);
  } catch (error) {
    return { what: name, ours: `could not be measured: ${error}`, met: false };
  }
}

function middle(seen: Look[]): Look {
  const of = (value: (look: Look) => number) => median(seen.map(value));
  return {
    scores: Object.fromEntries(
      Object.keys(seen[0]!.scores).map((name) => [name, of(({ scores }) => scores[name]!)]),
    ),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    lost: seen.at(-1)!.lost,
  };
}

function lineOf(name: string, { scores, lcp, tbt, cls, lost }: Look, isPublic: boolean): Line {
  // Members' pages ask search engines to stay away, and lose points there for it.
  const { seo, ...counted } = scores;
  const met = isPublic
    ? [...Object.values(counted), seo!].every((score) => score === 100) &&
      lcp <= 1200 &&
      tbt === 0 &&
      cls === 0
    : Object.values(counted).every((score) => score >= 97);
  const shown = isPublic ? scores : counted;
  return {
    what: `${name}: ${Object.keys(shown).join(", ")}`,
    ours: `${Object.values(shown).join(", ")}; LCP ${lcp} ms, TBT ${tbt} ms, CLS ${cls}${met ? "" : `; lost: ${lost.join(", ")}`}`,
    goal: isPublic ? "100 each; LCP <= 1.2 s, TBT 0, CLS 0" : ">= 97 each",
    met,
  };
}
