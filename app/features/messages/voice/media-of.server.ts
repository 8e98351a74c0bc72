import type { Platform } from "#app/platform/platform.server.ts";
import { TextingError, type TextingKeys } from "#app/platform/texting/texting.ts";

type Media = { sid: string | null; picture: { media: string } };

/** The bytes of a message's file, or why there are none. @throws where a retry may work */
export async function mediaOf(
  { texting }: Pick<Platform, "texting">,
  { sid, picture: { media } }: Media,
  { keys, max }: { keys: TextingKeys; max: number },
): Promise<Uint8Array<ArrayBuffer> | "lost" | "refused"> {
  if (sid === null) return "lost";
  try {
    const bytes = await texting.media(keys, { message: sid, media }, max);
    return bytes === "tooLarge" ? "refused" : bytes;
  } catch (error) {
    if (error instanceof TextingError && !["busy", "hangs"].includes(error.problem)) return "lost";
    throw error;
  }
}
