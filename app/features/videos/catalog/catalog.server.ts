import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import {
  type Asked,
  inSearch,
  meaningOf,
  videoColumns,
} from "#app/features/videos/list/videos.server.ts";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { embedUrl, thumbnailUrl } from "#app/features/videos/youtube.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import { keepPicture, removePicture } from "#app/platform/files/pictures.server.ts";
import { auditEntry } from "#app/platform/log/audit.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import {
  type AdminVideo,
  type CatalogPage,
  type CatalogSearch,
  catalogPerPage,
} from "./catalog-search.ts";
import { handoutProblem } from "./handout.ts";
import { keepHandout, removeHandout } from "./handouts.server.ts";
import type { VideoDraft } from "./video-form.ts";

// The videos as administrators keep them. Every write is one batch with its line in the audit log.

const shown = {
  ...videoColumns,
  checkedAt: sql<number | null>`${videoTutorials.checkedAt}`,
  deadSince: sql<number | null>`${videoTutorials.deadSince}`,
  version: videoTutorials.version,
};

export type CatalogAsked = Partial<Omit<CatalogSearch, "show">> & Pick<Asked, "groups" | "limit">;

/**
 * One page of all videos, newest first: those that a search finds, those after a number, or those
 * that YouTube no longer shows.
 */
export async function listCatalog(
  db: Db,
  { show = catalogPerPage, ...asked }: Partial<CatalogSearch>,
): Promise<CatalogPage> {
  const rows = await catalogQuery(db, {
    ...asked,
    groups: await meaningOf(asked.text ?? ""),
    limit: show + 1,
  });
  return { videos: rows.slice(0, show), more: rows.length > show };
}

/** The statement behind `listCatalog`, apart so that tests can read its plan. */
export function catalogQuery(
  db: Db,
  { text = "", groups, after, dead = false, limit = catalogPerPage }: CatalogAsked,
) {
  const asked = inSearch({
    text: dead ? "" : text,
    ...(groups && { groups }),
    before: after,
    limit,
  });
  return db
    .select(shown)
    .from(videoTutorials)
    .where(
      dead
        ? and(
            isNotNull(videoTutorials.deadSince),
            lt(videoTutorials.n, after ?? Number.MAX_SAFE_INTEGER),
          )
        : asked,
    )
    .orderBy(desc(videoTutorials.n))
    .limit(limit);
}

export const findInCatalog = (db: Db, id: string): Promise<AdminVideo | undefined> =>
  db.select(shown).from(videoTutorials).where(eq(videoTutorials.id, id)).get();

type Means = Pick<Platform, "db" | "files" | "images" | "web" | "defer" | "now">;
export type Saved =
  | { ok: true }
  | { ok: false; field: "url" | "handout"; key: WordKey }
  | { ok: false; version: number };

/** Adds a video. Sent twice under one id it is one video. @throws when it cannot be written */
export async function createVideo(
  means: Means,
  actorId: string,
  id: string,
  draft: VideoDraft,
  file: File | undefined,
): Promise<Saved> {
  const { db, files, now } = means;
  const handout = await takeHandout(means, file);
  if (!handout.ok) return handout;
  const at = now();
  try {
    await db.batch([
      db
        .insert(videoTutorials)
        .values({ id, ...columnsOf(draft), ...handout.columns, createdAt: new Date(at) }),
      auditEntry(db, {
        actorId,
        action: "video.added",
        subjectId: id,
        after: { title: draft.title, youtubeId: draft.youtubeId },
        now: at,
      }),
    ]);
  } catch (error) {
    await removeHandout(files, handout.columns?.handoutFile);
    const said = sqliteMessage(error);
    if (/UNIQUE constraint failed: video_tutorials\.youtube_id/.test(said)) {
      const [there] = await db
        .select({ id: videoTutorials.id })
        .from(videoTutorials)
        .where(eq(videoTutorials.youtubeId, draft.youtubeId));
      return there?.id === id
        ? { ok: true }
        : { ok: false, field: "url", key: "videos:admin.already" };
    }
    throw error;
  }
  means.defer(fetchPicture(means, id, draft.youtubeId));
  return { ok: true };
}

/**
 * Changes a video that stood at `version`. When someone else was faster nothing is written, and the
 * version is answered that it has now; undefined when it is gone. @throws when it cannot be written
 */
export async function saveVideo(
  means: Means,
  actorId: string,
  id: string,
  version: number,
  draft: VideoDraft,
  { file, remove }: { file: File | undefined; remove: boolean },
): Promise<Saved | undefined> {
  const { db, files, now } = means;
  const [before] = await db.select().from(videoTutorials).where(eq(videoTutorials.id, id));
  if (!before) return undefined;
  if (before.version !== version) return { ok: false, version: before.version };
  const handout = await takeHandout(means, file);
  if (!handout.ok) return handout;
  const columns =
    handout.columns ?? (remove ? { handoutFile: null, handoutBytes: null } : undefined);
  const other = before.youtubeId !== draft.youtubeId;
  try {
    await db.batch([
      db
        .update(videoTutorials)
        .set({
          ...columnsOf(draft),
          ...columns,
          ...(other && { pictureKey: null, checkedAt: null, deadSince: null }),
          // Someone who came between reading and writing makes this NULL, which the column refuses,
          // and with it the whole batch.
          version: sql`case when ${videoTutorials.version} = ${version} then ${version + 1} end`,
        })
        .where(eq(videoTutorials.id, id)),
      auditEntry(db, {
        actorId,
        action: "video.changed",
        subjectId: id,
        before: {
          title: before.title,
          youtubeId: before.youtubeId,
          handout: before.handoutFile !== null,
        },
        after: {
          title: draft.title,
          youtubeId: draft.youtubeId,
          handout: columns ? columns.handoutFile !== null : before.handoutFile !== null,
        },
        now: now(),
      }),
    ]);
  } catch (error) {
    await removeHandout(files, handout.columns?.handoutFile);
    const said = sqliteMessage(error);
    if (/NOT NULL constraint failed: video_tutorials\.version/.test(said)) {
      const [after] = await db
        .select({ version: videoTutorials.version })
        .from(videoTutorials)
        .where(eq(videoTutorials.id, id));
      return after && { ok: false, version: after.version };
    }
    if (/UNIQUE constraint failed: video_tutorials\.youtube_id/.test(said))
      return { ok: false, field: "url", key: "videos:admin.already" };
    throw error;
  }
  if (columns) await removeHandout(files, before.handoutFile);
  if (other) {
    if (before.pictureKey) await dropPicture(files, before.pictureKey);
    means.defer(fetchPicture(means, id, draft.youtubeId));
  }
  return { ok: true };
}

/**
 * Removes a video with everyone's positions in it. Certificates stay: they say what was watched
 * then. Answers whether it was there.
 */
export async function removeVideo(
  { db, files, now }: Means,
  actorId: string,
  id: string,
): Promise<boolean> {
  const [before] = await db.select().from(videoTutorials).where(eq(videoTutorials.id, id));
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
  if (before.pictureKey) await dropPicture(files, before.pictureKey);
  return true;
}

/**
 * Fetches a video's picture and writes down where it is kept, unless the video has become another
 * meanwhile.
 */
export async function fetchPicture(
  { db, files, images, web }: Means,
  id: string,
  youtubeId: string,
): Promise<void> {
  const pictureKey = await keepPicture({ web, images, files }, thumbnailUrl(youtubeId), {
    width: 480,
  });
  if (!pictureKey) return;
  const { meta } = await db
    .update(videoTutorials)
    .set({ pictureKey })
    .where(
      and(
        eq(videoTutorials.id, id),
        eq(videoTutorials.youtubeId, youtubeId),
        sql`${videoTutorials.pictureKey} is null`,
      ),
    );
  if (meta.changes === 0) await dropPicture(files, pictureKey);
}

const dropPicture = (files: Platform["files"], key: string) =>
  removePicture(files, key).catch((error) => log.warn("a picture stays behind", error));

/**
 * The columns of a draft, named one by one; the link that is stored is the player's (specification,
 * section 5).
 */
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

type Taken =
  | { ok: true; columns?: { handoutFile: string; handoutBytes: number } }
  | Extract<Saved, { field: string }>;

async function takeHandout({ files }: Means, file: File | undefined): Promise<Taken> {
  if (!file) return { ok: true };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = handoutProblem(bytes);
  if (problem)
    return {
      ok: false,
      field: "handout",
      key: problem === "type" ? "videos:admin.handoutType" : "videos:admin.handoutTooLarge",
    };
  return {
    ok: true,
    columns: { handoutFile: await keepHandout(files, bytes), handoutBytes: bytes.byteLength },
  };
}
