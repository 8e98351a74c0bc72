import type { Article } from "#app/features/news/read/article.ts";
import type { SourceKind, SourceProblem } from "#app/features/news/sources/source.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { checkHost } from "./robots.server.ts";

type Services = Pick<Platform, "db" | "web" | "now">;
export type SourceRequest = {
  url: string;
  selector: string;
  language: Language;
  etag?: string | null;
  lastModified?: string | null;
};

export type SourceFetch =
  | { ok: true; unchanged: true }
  | {
      ok: true;
      unchanged: false;
      kind: SourceKind;
      articles: Article[];
      /** A feed that the page links to: often the better address. */
      feed?: string | undefined;
      /** The selector that found the articles of a page. */
      selector?: string;
      etag: string | null;
      lastModified: string | null;
    }
  | { ok: false; problem: SourceProblem; status?: number }
  /** The rate limit of the host is reached. */
  | { ok: false; problem: "busy" };

const limits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000 };
const accept =
  "application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,text/html;q=0.9,*/*;q=0.5";

/** Fetches and parses a source, within limits. Stores nothing but the row of the host. */
export async function fetchSource(
  services: Services,
  { url, selector, language, ...known }: SourceRequest,
): Promise<SourceFetch> {
  let asked = "";
  const visited = await services.web.visit(url, {
    ...limits,
    accept,
    known,
    // A redirect within one host counts as the same request.
    before: async (next) => {
      const again = next.host === asked;
      asked = next.host;
      return checkHost(services, next, again);
    },
  });
  if (!visited.ok) return problemOf(visited);
  if (visited.unchanged) return { ok: true, unchanged: true };
  const { readArticles } = await import("#app/features/news/read/read.server.ts");
  const read = readOrUndefined(() =>
    readArticles(visited, { selector, language, now: services.now() }),
  );
  if (!read) return { ok: false, problem: "broke" };
  if (!read.ok) return read;
  if (read.articles.length === 0) return { ok: false, problem: "nothing" };
  return {
    ...read,
    unchanged: false,
    etag: short(visited.etag),
    lastModified: short(visited.lastModified),
  };
}

/** A page that crashes the parser is a problem of its source, not of the run. */
function readOrUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    log.warn("a source could not be read", error);
    return undefined;
  }
}

function problemOf(
  visited: Extract<Awaited<ReturnType<Platform["web"]["visit"]>>, { ok: false }>,
): SourceFetch {
  if (visited.problem === "refused")
    return { ok: false, problem: visited.refused as "robots" | "noRobots" | "busy" };
  if ("status" in visited && visited.status)
    return { ok: false, problem: "status", status: visited.status };
  return { ok: false, problem: visited.problem };
}

const short = (text: string | null | undefined) => (text && text.length <= 500 ? text : null);
