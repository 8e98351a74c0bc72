import { mayEnter } from "#app/features/account/access.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { FoundSource } from "#app/features/assistant/answer/sources.server.ts";
import { topicsAbout } from "#app/features/forum/search/about.server.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import { videosAbout } from "#app/features/videos/list/videos-about.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { codesIn } from "#app/values/fault-code.ts";

/**
 * Topics and videos about a question that names no code, from areas open to the viewer. A failed
 * search does not refuse the question.
 */
export async function lookUp(
  { replica }: Pick<Platform, "replica">,
  viewer: Viewer,
  message: string,
): Promise<FoundSource[]> {
  if (message === "" || codesIn(message).length > 0) return [];
  const [{ gistOf }] = await Promise.all([
    import("#app/features/translator/glossary/gist.ts"),
    loadGlossary(),
  ]);
  const things = gistOf(message);
  const found = await Promise.allSettled([
    mayEnter("forum", viewer) ? topicsAbout(replica, things) : [],
    mayEnter("videos", viewer) ? videosAbout(replica, things) : [],
  ]);
  const [topics, videos] = found.map((one) => {
    if (one.status === "rejected") log.error("a question could not be looked up", one.reason);
    return one.status === "fulfilled" ? one.value : [];
  });
  return [
    ...topics!.map(({ id, title, text }) => ({ kind: "topic" as const, ref: id, title, text })),
    ...videos!.map(({ id, title, text }) => ({
      kind: "video" as const,
      ref: id,
      title,
      text: text.slice(0, 600),
    })),
  ];
}
