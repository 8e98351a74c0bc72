import type { Platform } from "#app/platform/platform.server.ts";

export const prefix = "news/";

export const keyOf = (sourceId: string, id: string) => `${prefix}${sourceId}/${id}.webp`;

/** The picture of an article, or null. Both ids may be unchecked input. */
export const openPicture = async (
  files: Platform["files"],
  sourceId: string,
  id: string,
): Promise<R2ObjectBody | null> =>
  isId(sourceId) && isId(id) ? files.get(keyOf(sourceId, id)) : null;

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);
