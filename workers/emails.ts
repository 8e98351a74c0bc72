import { takeLetter } from "#app/features/messages/mail/take-letter.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** The reply to a mail server whose letter is too large, which it forwards to the sender. */
const tooLarge = "Too large: 14 MB at most. Demasiado grande: 14 MB como máximo.";

/**
 * Receives a letter from the mail service. A letter for an unknown address is dropped silently, so
 * that the sender learns nothing. @throws on a temporary failure: the other mail server tries again
 */
export async function receiveEmail(
  message: ForwardableEmailMessage,
  platform: Platform,
): Promise<void> {
  const outcome = await takeLetter(platform, message);
  // Awaited for the stand-in, where this is an RPC call.
  if (outcome === "tooLarge") await message.setReject(tooLarge);
  log.info("letter", { outcome, bytes: message.rawSize });
}
