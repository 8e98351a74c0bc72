import { takeLetter } from "#app/features/messages/mail/take-letter.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** What a mail server is told of a letter that is too large, which it tells its writer. */
const tooLarge = "Too large: 14 MB at most. Demasiado grande: 14 MB como máximo.";

/**
 * Takes a letter that the mail service hands over. One that nobody waits for is dropped without a word, so
 * that nothing is learned from it. @throws what may work later: the other mail server tries again
 */
export async function receiveEmail(
  message: ForwardableEmailMessage,
  platform: Platform,
): Promise<void> {
  const outcome = await takeLetter(platform, message);
  // Awaited for the stand-in, to which this is a call.
  if (outcome === "tooLarge") await message.setReject(tooLarge);
  log.info("letter", { outcome, bytes: message.rawSize });
}
