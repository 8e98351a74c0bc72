import { watchUrl } from "#app/features/videos/youtube.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Fetched } from "#app/platform/web/web.server.ts";

const timeoutMs = 4_000;

/** Whether YouTube still shows a video (oEmbed). */
export const askYoutube = async (web: Platform["web"], youtubeId: string) =>
  stateOf(
    await web.fetch(
      `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(watchUrl(youtubeId))}`,
      {
        maxBytes: 64 * 1024,
        timeoutMs,
        accept: "application/json",
      },
    ),
  );

/**
 * 400 and 404: no such video; 401 and 403: private, or not embeddable. Other errors are not about
 * the video.
 */
function stateOf(answer: Fetched): "alive" | "dead" | "unknown" {
  if (answer.ok) return "alive";
  return answer.status !== undefined && [400, 401, 403, 404].includes(answer.status)
    ? "dead"
    : "unknown";
}
