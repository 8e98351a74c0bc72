import { eq, sql } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { embedUrl, thumbnailUrl } from "#app/features/videos/youtube.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { saveAt } from "#app/platform/db/save-at.server.ts";
import { auditEntry, auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { removeHandout, type StoredHandout, storeHandout } from "./handouts.server.ts";
import type { VideoDraft } from "./video-form.ts";
import { fetchVideoPicture, removeVideoPicture } from "./video-picture.server.ts";

// Every write is one batch with its line in the audit log.

type Services = Pick<Platform, "db" | "files" | "images" | "web" | "defer" | "now">;
type FieldError = { ok: false; field: "url" | "handout"; key: WordKey };

type NewVideo = { actorId: string; id: string; draft: VideoDraft; handout: File | undefined };

/** Adds a video. Sent twice under one id it is one video. @throws when it cannot be written */
export async function createVideo(
  services: Services,
  { actorId, id, draft, handout }: NewVideo,
): Promise<{ ok: true } | FieldError> {
  const { db, files } = services;
  const stored = await storeHandout(files, handout);
  if (!stored.ok) return stored;
  const now = services.now();
  const { title, youtubeId } = draft;
  try {
    await db.batch([
      db
        .insert(videoTutorials)
        .values({ id, ...columnsOf(draft), ...stored.columns, createdAt: new Date(now) }),
      auditEntry(db, {
        actorId,
        action: "video.added",
        subjectId: id,
        after: { title, youtubeId },
        now,
      }),
    ]);
  } catch (error) {
    await removeHandout(files, stored.columns?.handoutFile);
    if (!isDuplicate(error)) throw error;
    return (await idOf(db, youtubeId)) === id ? { ok: true } : duplicate;
  }
  services.defer(fetchVideoPicture(services, id, youtubeId));
  return { ok: true };
}

type EditedVideo = NewVideo & {
  /** The version that the form was opened with. */
  version: number;
  removeHandout: boolean;
};

/**
 * Changes a video while it is at `version`; when someone else has changed it since, nothing is
 * written and its current version is returned. Undefined when there is no such video. @throws when
 * it cannot be written
 */
export async function saveVideo(
  services: Services,
  { actorId, id, version, draft, ...edit }: EditedVideo,
): Promise<{ ok: true } | FieldError | { ok: false; version: number } | undefined> {
  const { db, files, now } = services;
  const before = await findRow(db, id);
  if (!before) return undefined;
  if (before.version !== version) return { ok: false, version: before.version };
  const stored = await storeHandout(files, edit.handout);
  if (!stored.ok) return stored;
  const handout = stored.columns ?? (edit.removeHandout ? noHandout : undefined);
  const replaced = before.youtubeId !== draft.youtubeId;
  const entry = {
    actorId,
    action: "video.changed",
    subjectId: id,
    before: factsOf(before, before.handoutFile),
    after: factsOf(draft, handout ? handout.handoutFile : before.handoutFile),
    now: now(),
  } as const;
  const saved = await saveAt(db, {
    table: videoTutorials,
    column: videoTutorials.version,
    row: eq(videoTutorials.id, id),
    version,
    set: {
      ...columnsOf(draft),
      ...handout,
      ...(replaced && { pictureKey: null, checkedAt: null, deadSince: null }),
    },
    before: (holds) => [
      auditEntryIf(db, entry, sql`exists (select 1 from ${videoTutorials} where ${holds})`),
    ],
  }).catch(async (error) => {
    await removeHandout(files, stored.columns?.handoutFile);
    if (isDuplicate(error)) return duplicate;
    throw error;
  });
  if (typeof saved === "object") return saved;
  if (saved !== "saved") {
    await removeHandout(files, stored.columns?.handoutFile);
    const after = await findRow(db, id);
    return after && { ok: false, version: after.version };
  }
  if (handout) await removeHandout(files, before.handoutFile);
  if (replaced) {
    await removeVideoPicture(files, before.pictureKey);
    services.defer(fetchVideoPicture(services, id, draft.youtubeId));
  }
  return { ok: true };
}

/**
 * Removes a video with everyone's positions in it. Certificates stay: they certify what was watched
 * then. Returns whether it was there.
 */
export async function removeVideo(
  { db, files, now }: Services,
  { actorId, id }: { actorId: string; id: string },
): Promise<boolean> {
  const before = await findRow(db, id);
  if (!before) return false;
  const { title, youtubeId, category } = before;
  await db.batch([
    db.delete(videoTutorials).where(eq(videoTutorials.id, id)),
    auditEntry(db, {
      actorId,
      action: "video.removed",
      subjectId: id,
      before: { title, youtubeId, category },
      now: now(),
    }),
  ]);
  await removeHandout(files, before.handoutFile);
  await removeVideoPicture(files, before.pictureKey);
  return true;
}

const findRow = (db: Db, id: string) =>
  db.select().from(videoTutorials).where(eq(videoTutorials.id, id)).get();

const idOf = async (db: Db, youtubeId: string): Promise<string | undefined> =>
  (
    await db
      .select({ id: videoTutorials.id })
      .from(videoTutorials)
      .where(eq(videoTutorials.youtubeId, youtubeId))
      .get()
  )?.id;

const isDuplicate = (error: unknown) =>
  /UNIQUE constraint failed: video_tutorials\.youtube_id/.test(sqliteMessage(error));
const duplicate: FieldError = { ok: false, field: "url", key: "videos:admin.already" };
const noHandout = { handoutFile: null, handoutBytes: null } satisfies Partial<
  Record<keyof StoredHandout, null>
>;

const factsOf = (
  { title, youtubeId }: { title: string; youtubeId: string },
  handoutFile: string | null,
) => ({ title, youtubeId, handout: handoutFile !== null });

/** The columns of a draft; the stored link is the player's (specification, section 5). */
const columnsOf = ({
  title,
  description,
  category,
  difficulty,
  language,
  minutes,
  youtubeId,
}: VideoDraft) => ({
  title,
  description,
  category,
  difficulty,
  language,
  minutes,
  youtubeId,
  videoUrl: embedUrl(youtubeId),
  thumbnailUrl: thumbnailUrl(youtubeId),
});
