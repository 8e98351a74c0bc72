import { eq } from "drizzle-orm";
import { keyed } from "#app/features/account/password/attempts.server.ts";
import { usedTrials } from "#app/features/billing/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

/** Whether this email has had a trial, with this account or a deleted one. */
export async function hasUsedTrial(platform: Platform, email: string): Promise<boolean> {
  const trialKey = await trialKeyOf(platform, email);
  const used = await platform.db
    .select({ at: usedTrials.usedAt })
    .from(usedTrials)
    .where(eq(usedTrials.emailHash, trialKey))
    .get();
  return used !== undefined;
}

export const trialKeyOf = ({ config }: Pick<Platform, "config">, email: string): Promise<string> =>
  keyed(config.authSecret, `trial:${email}`);
