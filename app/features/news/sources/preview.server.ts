import { fetchSource, type SourceRequest } from "#app/features/news/fetch/fetch-source.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Message } from "#app/values/word-key.ts";
import type { Preview } from "./preview.ts";
import { problemMessage } from "./source-words.ts";

type Services = Pick<Platform, "db" | "web" | "now">;
type Previewed =
  | { ok: true; preview: Preview }
  | { ok: false; error: Message; field?: "url" | "selector" };

const previewSize = 5;
/** The selector stored for a feed: the field is required but unused for feeds. */
const forFeeds = "item, entry";

/**
 * Fetches a source as entered, storing nothing. Returns its articles, or the problem and its field.
 */
export async function previewSource(services: Services, asked: SourceRequest): Promise<Previewed> {
  const visit = await fetchSource(services, asked);
  if (!visit.ok) {
    const field =
      visit.problem === "selector" || visit.problem === "nothing" || visit.problem === "costly"
        ? "selector"
        : "url";
    return {
      ok: false,
      error:
        visit.problem === "busy"
          ? { key: "news:source.busy" }
          : problemMessage(visit.problem, visit.status),
      field,
    };
  }
  if (visit.unchanged) return { ok: false, error: problemMessage("nothing") };
  const { kind, articles, feed, selector = forFeeds } = visit;
  return {
    ok: true,
    preview: {
      kind,
      count: articles.length,
      articles: articles.slice(0, previewSize),
      feed,
      selector: asked.selector || selector,
    },
  };
}

/**
 * Why a text is no CSS selector, as a message for its field; undefined when it is valid. Loads the
 * parser on demand.
 */
export async function refusedSelector(selector: string): Promise<Message | undefined> {
  const { selectorProblem } = await import("#app/features/news/read/read.server.ts");
  const reason = selectorProblem(selector);
  return reason === undefined ? undefined : { key: "news:source.selectorBad", params: { reason } };
}
