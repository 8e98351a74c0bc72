import { type About, log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { keyed } from "./password/attempts.server.ts";

/**
 * A line in the log on signing in and out, and on what somebody may do: under a keyed hash of the
 * e-mail address, never the address.
 */
export async function logAccount(
  { config }: Pick<Platform, "config">,
  email: string,
  event: string,
  about?: About,
): Promise<void> {
  log.info(event, { who: await keyed(config.authSecret, email), ...about });
}
