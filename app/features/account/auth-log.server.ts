import { type About, log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { keyed } from "./password/attempts.server.ts";

/** Logs an event of an account, under a keyed hash of its email address. */
export async function logAccount(
  { config }: Pick<Platform, "config">,
  email: string,
  event: string,
  about?: About,
): Promise<void> {
  log.info(event, { who: await keyed(config.authSecret, email), ...about });
}
