import { href } from "react-router";
import { bringsSession } from "#app/features/account/session/session-cookie.ts";
import { addressOf, publicPageOf } from "#app/features/site/public/public-pages.ts";
import { languageOffered } from "#app/http/language-offer.ts";
import { keepLanguage, languageAsked } from "#app/i18n/i18n.server.ts";
import type { Middleware } from "./middleware.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { buildVersion } from "./pages.ts";
import { findShared, storeShared, withoutStorage } from "./shared-pages.ts";

// The same bytes for every visitor, so any isolate may keep its own
// (docs/decisions/0011-public-pages-are-constant.md). A minute, because the footer carries the year
// and the contact address; a code's page an hour, as there are 9,249 in each language.
const kinds = {
  page: { cache: createPageCache(1_000_000), lifetime: 60_000, shared: false },
  code: { cache: createPageCache(8_000_000), lifetime: 60 * 60_000, shared: true },
};

const codePage = /^\/codes\/[PBCU][0-3][\dA-F]{3}$/;

/**
 * Which kind of public page a path is, with the path that its rendering has: one of `publicPages`,
 * or the page of a fault code, which has no scripts for visitors either. `route`: as what it is
 * logged.
 */
function publicOf(pathname: string) {
  const page = publicPageOf(pathname);
  if (page) return { page, route: page, ...kinds.page };
  return codePage.test(pathname)
    ? { page: pathname, route: href("/codes/:code", { code: ":code" }), ...kinds.code }
    : undefined;
}

/**
 * A public page for a visitor, rendered once per address and language, with and without the offer
 * of another. What is rendered is never the visitor's own request but a plain one made here, so
 * nothing that they sent can get into the page that others see.
 */
export const answerPublicPage: Middleware = async ({ request, run }, next) => {
  const url = new URL(request.url);
  const known = publicOf(url.pathname);
  const isStored =
    !import.meta.env.DEV && request.method === "GET" && !bringsSession(request.headers);
  if (!known || !isStored) return next();
  run.route = known.route;
  const { page, cache, lifetime, shared } = known;

  const language = await languageAsked(request.headers, url.searchParams);
  const named = url.searchParams.get("lng") === language;
  const address = addressOf(page, named ? language : undefined);
  const offer = languageOffered(request);
  const key = `${language} ${address} ${offer}`;
  const now = Date.now();
  const stored = new URL(page, url);
  // No other build answers the pages of this one.
  stored.search = new URLSearchParams({ build: await buildVersion(), key }).toString();
  let found = cache.get(key, now);
  if (!found && shared) {
    found = await findShared(stored, now);
    if (found) cache.set(key, found);
  }
  if (!found) {
    const asking: Record<string, string> = offer
      ? { "accept-language": offer }
      : { cookie: (await keepLanguage(language)).split(";")[0]! };
    const plain = new Request(new URL(address, url), {
      headers: { accept: "text/html", ...asking },
    });
    const answer = await next({ request: plain, hasScripts: false });
    if (answer.status !== 200) return answer;
    found = await toCached(answer, now + lifetime);
    cache.set(key, found);
    if (shared) await storeShared(stored, found, now);
  }
  const response = new Response(found.body, { headers: found.headers });
  if (named) response.headers.append("set-cookie", await keepLanguage(language));
  return response;
};

async function toCached(answer: Response, until: number): Promise<CachedPage> {
  const headers = new Headers(answer.headers);
  headers.delete("set-cookie");
  return { headers: withoutStorage(headers), body: await answer.arrayBuffer(), until };
}
