import { eq } from "drizzle-orm";
import { videoTutorials } from "#app/features/videos/tables.server.ts";
import { embedUrl, thumbnailUrl } from "#app/features/videos/youtube.ts";
import { type Db, sqliteMessage } from "#app/platform/db/db.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { VideoDraft } from "./video-form.ts";

// Every write is one batch with its audit entry.

export type Services = Pick<Platform, "db" | "files" | "images" | "web" | "defer" | "now">;

export type FieldError = { ok: false; field: "url" | "handout"; key: WordKey };

export const findRow = (db: Db, id: string) =>
  db.select().from(videoTutorials).where(eq(videoTutorials.id, id)).get();

export const isDuplicate = (error: unknown) =>
  /UNIQUE constraint failed: video_tutorials\.youtube_id/.test(sqliteMessage(error));

export const duplicate: FieldError = { ok: false, field: "url", key: "videos:admin.already" };

/** The columns of a draft; `videoUrl` is the player's address (specification, section 5). */
export const columnsOf = ({
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
