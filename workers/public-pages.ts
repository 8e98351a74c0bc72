import { bringsSession } from "#app/features/account/session/sessions.server.ts";
import { addressOf, publicPageOf } from "#app/features/site/public/public-pages.ts";
import { languageOffered } from "#app/http/language-offer.ts";
import { keepLanguage, languageAsked } from "#app/i18n/i18n.server.ts";

type CachedPage = { headers: Headers; body: ArrayBuffer; until: number };

// The same bytes for every visitor, so any isolate may keep its own
// (docs/decisions/0011-public-pages-are-constant.md). A handful of entries at most; a minute,
// because the footer carries the year and the contact address.
const cache = new Map<string, CachedPage>();
const lifetime = 60_000;

/**
 * A public page for a visitor, rendered once per address and language, with and without the offer
 * of another; undefined for everything else. What is rendered is never the visitor's own request
 * but a plain one made here, so nothing that they sent can get into the page that others see.
 */
export async function publicPage(
  request: Request,
  render: (plain: Request) => Promise<Response>,
): Promise<Response | undefined> {
  if (request.method !== "GET" || bringsSession(request.headers)) return undefined;
  const url = new URL(request.url);
  const page = publicPageOf(url.pathname);
  if (!page) return undefined;

  const language = await languageAsked(request.headers, url.searchParams);
  const named = url.searchParams.get("lng") === language;
  const address = addressOf(page, named ? language : undefined);
  const offer = languageOffered(request);
  const key = `${language} ${address} ${offer}`;
  let found = cache.get(key);
  if (!found || found.until < Date.now()) {
    const asking: HeadersInit = offer
      ? { "accept-language": offer }
      : { cookie: (await keepLanguage(language)).split(";")[0]! };
    const answer = await render(new Request(new URL(address, url), { headers: asking }));
    if (answer.status !== 200) return answer;
    found = await toCached(answer);
    cache.set(key, found);
  }
  const response = new Response(found.body, { headers: found.headers });
  if (named) response.headers.append("set-cookie", await keepLanguage(language));
  return response;
}

async function toCached(answer: Response): Promise<CachedPage> {
  const headers = new Headers(answer.headers);
  headers.delete("set-cookie");
  headers.set("cache-control", "private, no-cache");
  headers.set("vary", "cookie, accept-language");
  return { headers, body: await answer.arrayBuffer(), until: Date.now() + lifetime };
}
