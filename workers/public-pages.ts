import { waitUntil } from "cloudflare:workers";
import { href } from "react-router";
import { addressOf } from "#app/features/site/public/public-pages.ts";
import { languageOffered } from "#app/http/language-offer.ts";
import { keepLanguage, languageAsked } from "#app/i18n/language-cookie.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { LogVars } from "#app/platform/log/run.server.ts";
import { day } from "#app/values/calendar.ts";
import { sentCookies } from "./cookies.ts";
import type { Middleware } from "./middleware.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { publicPageFor } from "./page-rules.ts";
import { findShared, storeShared, withoutStorage } from "./shared-pages.ts";

/** `APP`: the app worker. `VERSION`: of this worker, which is deployed with the app. */
export type FrontBindings = LogVars & { APP: Fetcher; VERSION: WorkerVersionMetadata };

// Pages with the same bytes for every visitor, so that any isolate may cache its own
// (docs/decisions/0011-public-pages-are-constant.md). Fresh for a minute, because the footer has
// the year and the contact address; a code's page for an hour, as there are 9,249 in each language.
const kinds = {
  page: { cache: createPageCache(1_000_000), freshMs: 60_000, route: undefined },
  code: {
    cache: createPageCache(8_000_000),
    freshMs: 60 * 60_000,
    route: href("/codes/:code", { code: ":code" }),
  },
};

/** How long a stale page may be shown, while it is rendered again. */
const lifetime = day;

/**
 * A public page for a visitor, rendered once per address and language, with and without the offer
 * of another. The rendered request is never the visitor's own but a plain one made here, so nothing
 * that they sent can get into the page that others see.
 */
export const answerPublicPage: Middleware<FrontBindings> = async ({ request, env, run }, next) => {
  const url = new URL(request.url);
  const asked = publicPageFor(request);
  if (!asked) return next();
  const { cache, freshMs, route = asked.path } = kinds[asked.kind];
  run.route = route;

  const language = await languageAsked(request.headers, url.searchParams);
  const named = url.searchParams.get("lng") === language;
  const address = addressOf(asked.path, named ? language : undefined);
  const offer = languageOffered(request);
  const key = `${language} ${address} ${offer}`;
  const stored = new URL(asked.path, url);
  // No other deployment answers the pages of this one.
  stored.search = new URLSearchParams({ version: env.VERSION.id, key }).toString();

  const render = async (): Promise<CachedPage | Response> => {
    const cookie = (await keepLanguage(language)).split(";")[0]!;
    const asking: HeadersInit = offer
      ? { "accept-language": offer }
      : { cookie: sentCookies(cookie, env) };
    const answer = await next(
      new Request(new URL(address, url), { headers: { accept: "text/html", ...asking } }),
    );
    if (answer.status !== 200) return answer;
    const now = Date.now();
    const page = await toCached(answer, { freshUntil: now + freshMs, until: now + lifetime });
    cache.set(key, page);
    await storeShared(stored, page, now);
    return page;
  };

  const now = Date.now();
  let found = cache.get(key, now);
  if (!found) {
    found = await findShared(stored, now);
    if (found) cache.set(key, found);
  }
  if (found && found.freshUntil <= now) {
    found.freshUntil = now + freshMs; // rendered once at a time
    waitUntil(render().catch((error) => log.error("a public page was not rendered anew", error)));
  }
  const page = found ?? (await render());
  if (page instanceof Response) return page;
  const response = new Response(page.body, { headers: page.headers });
  if (named) response.headers.append("set-cookie", await keepLanguage(language));
  return response;
};

/** Headers that belong to the original request and must not be stored. */
const ofOneRequest = ["set-cookie", "x-request-id", "server-timing"];

async function toCached(
  answer: Response,
  times: Pick<CachedPage, "freshUntil" | "until">,
): Promise<CachedPage> {
  const headers = new Headers(answer.headers);
  for (const name of ofOneRequest) headers.delete(name);
  return { headers: withoutStorage(headers), body: await answer.arrayBuffer(), ...times };
}
