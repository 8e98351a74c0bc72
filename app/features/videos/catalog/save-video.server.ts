import { eq, sql } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { saveAt } from "#app/platform/db/save-at.server.ts";
import { auditEntryIf } from "#app/platform/log/audit.server.ts";
import type { NewVideo } from "./create-video.server.ts";
import { removeHandout, type StoredHandout, storeHandout } from "./handouts.server.ts";
import { fetchVideoPicture, removeVideoPicture } from "./video-picture.server.ts";
import {
  columnsOf,
  duplicate,
  type FieldError,
  findRow,
  isDuplicate,
  type Services,
} from "./video-row.server.ts";

type EditedVideo = NewVideo & {
  /** The version that the form was opened with. */
  version: number;
  removeHandout: boolean;
};

/**
 * Changes a video while it is at `version`; otherwise writes nothing and returns the current
 * version. Undefined when there is no such video. @throws when it cannot be written
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

const noHandout = { handoutFile: null, handoutBytes: null } satisfies Partial<
  Record<keyof StoredHandout, null>
>;

const factsOf = (
  { title, youtubeId }: { title: string; youtubeId: string },
  handoutFile: string | null,
) => ({ title, youtubeId, handout: handoutFile !== null });
