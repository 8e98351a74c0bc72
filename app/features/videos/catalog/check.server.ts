import { asc, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { watchUrl } from "#app/features/videos/youtube.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Fetched } from "#app/platform/web/web.server.ts";
import { fetchVideoPicture } from "./video-picture.server.ts";

/** Videos per nightly run, and per press of the button. */
export const batchSizes = { night: 100, button: 12 } as const;

/** Concurrent requests. */
const concurrency = 6;

type Services = Pick<Platform, "db" | "files" | "images" | "web" | "defer" | "now">;

type Checked = { asked: number; dead: number; unknown: number };

/** The videos that were checked longest ago; those never checked come first. */
export const dueQuery = (db: Db, limit: number) =>
  db
    .select({
      id: videoTutorials.id,
      youtubeId: videoTutorials.youtubeId,
      deadSince: videoTutorials.deadSince,
      pictureKey: videoTutorials.pictureKey,
    })
    .from(videoTutorials)
    .orderBy(asc(videoTutorials.checkedAt))
    .limit(limit);

/**
 * Asks YouTube (oEmbed, oembed.com) about the videos that were checked longest ago, and stores
 * which are unavailable. Timeouts, rate limits and errors of YouTube's change nothing. `actorId`:
 * who pressed the button.
 */
export async function checkVideos(
  services: Services,
  limit: number,
  actorId?: string,
): Promise<Checked> {
  const { db, now } = services;
  const due = await dueQuery(db, limit);
  const checked: Checked = { asked: due.length, dead: 0, unknown: 0 };
  for (let from = 0; from < due.length; from += concurrency) {
    const some = due.slice(from, from + concurrency);
    const found = await Promise.all(
      some.map(({ youtubeId }) => askYoutube(services.web, youtubeId)),
    );
    const at = new Date(now());
    const writes: BatchItem<"sqlite">[] = some.map(({ id, deadSince }, nth) => {
      const state = found[nth]!;
      if (state === "dead") checked.dead++;
      if (state === "unknown") checked.unknown++;
      const known =
        state === "unknown" ? {} : { deadSince: state === "dead" ? (deadSince ?? at) : null };
      return db
        .update(videoTutorials)
        .set({ checkedAt: at, ...known })
        .where(eq(videoTutorials.id, id));
    });
    await db.batch(writes as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]);
    // A video added while YouTube was unreachable has no thumbnail yet.
    for (const [nth, { id, youtubeId, pictureKey }] of some.entries())
      if (!pictureKey && found[nth] === "alive") await fetchVideoPicture(services, id, youtubeId);
  }
  if (actorId)
    await auditEntry(db, {
      actorId,
      action: "videos.checked",
      subjectId: "videos",
      after: checked,
      now: now(),
    });
  return checked;
}

const timeoutMs = 4_000;

/** Whether YouTube still shows a video (oEmbed). */
const askYoutube = async (web: Platform["web"], youtubeId: string) =>
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
