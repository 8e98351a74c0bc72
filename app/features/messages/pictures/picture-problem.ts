import type { Way } from "#app/features/messages/message.ts";
import type { WordKey } from "#app/values/word-key.ts";

/** Most pictures of one message: WhatsApp takes one with a text, carriers five megabytes in all. */
const mostPictures = 3;
const mostBytes = 5 * 1024 * 1024;

type Picture = { id: string; bytes: number };
type Going = {
  way: Way;
  /** Whether an app of the member's phone opens: it takes words only. */
  isHanded: boolean;
  /** Whether WhatsApp takes an approved template alone. */
  isTemplate: boolean;
};

/** Why these pictures cannot go with a message, if so. */
export function pictureProblem(
  chosen: readonly Picture[],
  { way, isHanded, isTemplate }: Going,
): WordKey | undefined {
  if (chosen.length === 0) return undefined;
  if (way === "link" || isHanded || isTemplate) return "messages:pictures.notThisWay";
  if (chosen.length > (way === "whatsapp" ? 1 : mostPictures)) return "messages:pictures.tooMany";
  const bytes = chosen.reduce((sum, one) => sum + one.bytes, 0);
  return bytes > mostBytes ? "messages:pictures.tooLarge" : undefined;
}
