import { writeFileSync } from "node:fs";
import type { Content } from "./baselines/page/app/same-pages.ts";
import type { Server } from "./child.ts";
import { type Page, pagesOf } from "./pages.ts";
import { contentOf, countElements, markupSize } from "./same-elements.ts";
import { samePagesFile } from "./server.ts";

/** A page as its person sees it, and where the bare page has the same elements. */
export type Copied = Page & {
  status: number;
  size: number;
  elements: number;
  copyPath: string;
};

/**
 * Asks for every page once and writes its elements down, for the bare page to render; before the
 * bare page's server starts, which reads them.
 */
export async function copyPages(app: Server, names: readonly string[]): Promise<Copied[]> {
  const copies: Record<string, Content[]> = {};
  const copied: Copied[] = [];
  // All of them once before: what the first visits create and store is there then.
  const arrived: Page[] = [];
  for (const page of pagesOf(app.world, names)) arrived.push(await arrive(app, page));
  for (const [n, page] of arrived.entries()) {
    const { status, html } = await look(app, page.path, page.cookie);
    const content = contentOf(html);
    copies[n] = content;
    copied.push({
      ...page,
      status,
      size: Buffer.byteLength(html),
      elements: countElements(content),
      copyPath: `/same/${n}`,
    });
  }
  writeFileSync(samePagesFile, JSON.stringify(copies));
  return copied;
}

/** The page at the address after a redirect that is meant. */
async function arrive({ origin }: Server, page: Page): Promise<Page> {
  const { path, cookie = "", leads } = page;
  const answer = await fetch(origin + path, { redirect: "manual", headers: { cookie } });
  await answer.text();
  const to = new URL((leads && answer.headers.get("location")) || path, origin);
  return { ...page, path: to.pathname + to.search };
}

export async function look({ origin }: Server, path: string, cookie?: string | undefined) {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const answer = await fetch(origin + path, { redirect: "manual", headers });
  return { status: answer.status, html: await answer.text() };
}

type Comparison = { isSame: boolean; markup: number; text: string };

/** Whether page and copy have the same elements now, and within 2 % the same bytes of markup. */
export async function compareCopy(app: Server, bare: Server, page: Copied): Promise<Comparison> {
  const [ours, copy] = await Promise.all([
    look(app, page.path, page.cookie),
    look(bare, page.copyPath),
  ]);
  const [own, elements] = [ours, copy].map(({ html }) => countElements(contentOf(html)));
  const markup = markupSize(copy.html) / markupSize(ours.html);
  return {
    isSame: copy.status === 200 && elements === own && Math.abs(markup - 1) <= 0.02,
    markup,
    text: `the copy answers ${copy.status} with ${elements} of ${own} elements, ${markup.toFixed(3)} of the markup`,
  };
}
