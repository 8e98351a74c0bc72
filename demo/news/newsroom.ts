import { type Article, articlesOf, linkOf } from "./articles.ts";
import { sources } from "./sources.ts";

type Source = (typeof sources)[number];
const hour = 60 * 60_000;

/**
 * The sites of the demo's news: feeds and pages as others have them, so that "Fetch now" and the
 * preview have something to read.
 */
export function newsroom(pathname: string, now: number): Response {
  const source = sources.find(({ path }) => path === pathname);
  if (!source) return new Response("Not found", { status: 404 });
  const found = articlesOf(source.key).map((article) => ({
    ...article,
    link: linkOf(article),
    at: new Date(now - article.hoursAgo * hour),
  }));
  if (source.kind === "page") return answer("text/html", pageOf(source, found));
  return pathname.endsWith("atom.xml")
    ? answer("application/atom+xml", atomOf(source, found))
    : answer("application/rss+xml", rssOf(source, found));
}

type FeedArticle = Article & { link: string; at: Date };

const answer = (type: string, body: string) =>
  new Response(body, { headers: { "content-type": `${type}; charset=utf-8` } });

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const titleOf = ({ name }: Source) => escaped(`${name} (demo)`);

const rssOf = (source: Source, found: FeedArticle[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${titleOf(source)}</title><language>${source.language}</language>
${found.map(({ title, excerpt, link, at }) => `<item><title>${escaped(title)}</title><link>${link}</link><pubDate>${at.toUTCString()}</pubDate><description>${escaped(excerpt)}</description></item>`).join("\n")}
</channel></rss>`;

const atomOf = (source: Source, found: FeedArticle[]) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${source.language}"><title>${titleOf(source)}</title>
${found.map(({ title, excerpt, link, at }) => `<entry><title>${escaped(title)}</title><link href="${link}"/><id>${link}</id><updated>${at.toISOString()}</updated><summary>${escaped(excerpt)}</summary></entry>`).join("\n")}
</feed>`;

/**
 * Each site marks its articles in its own way, matching its source's selectors; one has since
 * changed, so that its selector finds nothing.
 */
const marks: Partial<Record<Source["key"], string>> = { volt: `div class="story"` };

function pageOf(source: Source, found: FeedArticle[]): string {
  const mark = marks[source.key] ?? "article";
  const stories = found.map(
    ({ title, excerpt, link, at }) =>
      `<${mark}><h2><a href="${link}">${escaped(title)}</a></h2><time datetime="${at.toISOString()}"></time><p>${escaped(excerpt)}</p></${mark.split(" ")[0]}>`,
  );
  return `<!doctype html><html lang="${source.language}"><meta charset="utf-8"><title>${titleOf(source)}</title><main><h1>${titleOf(source)}</h1>
${stories.join("\n")}
</main></html>`;
}
