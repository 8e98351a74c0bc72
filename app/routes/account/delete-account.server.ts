import {
  deleteAccountRows,
  isLastAdmin,
} from "#app/features/account/own-data/delete-account.server.ts";
import { goodbyeLetter } from "#app/features/account/own-data/goodbye-letter.ts";
import { checkPassword } from "#app/features/account/password/check-password.server.ts";
import { shopOfOwner } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { clear } from "#app/features/assistant/answer/answers.server.ts";
import { endBilling } from "#app/features/billing/checkout/end.server.ts";
import { removeLogos } from "#app/features/shop/logo.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import type { Message, WordKey } from "#app/values/word-key.ts";

type Outcome =
  | { ok: true }
  | { ok: false; error: Message; fields?: Record<string, Message>; status: number };
const refused = (key: WordKey, status: number): Outcome => ({ ok: false, error: { key }, status });

/** The timeout of what is outside the database, in milliseconds. */
const timeoutMs = 8_000;

/** How often it is retried when a checkout in another tab interferes. */
const tries = 3;

/**
 * Deletes an account in an order that may stop anywhere: first the subscription at Stripe, without
 * which nothing is deleted; then, in one batch, everything in the database; then what is elsewhere.
 * Stopped before the batch, the account can be deleted again; after it, the running answer's alarm
 * and the sweep do the rest. @throws when the database fails; then nothing was deleted
 */
export async function deleteAccount(
  platform: Platform,
  viewer: Viewer,
  password: string,
  language: Language,
): Promise<Outcome> {
  const checked = await checkPassword(platform, viewer, password, "password");
  if (!checked.ok) return checked;
  if (viewer.isAdmin && (await isLastAdmin(platform.db, viewer.id)))
    return refused("own:delete.lastAdmin", 409);
  for (let attempt = 0; attempt < tries; attempt++) {
    const noBilling = await endBilling(platform, viewer.id).catch(
      (error) => void log.error("a plan could not be ended", error),
    );
    if (!noBilling) return refused("own:delete.payments", 503);
    const outcome = await deleteAccountRows(platform, viewer, noBilling);
    if (outcome === "lastAdmin") return refused("own:delete.lastAdmin", 409);
    if (outcome === "moved") continue;
    if (outcome === "removed") await clearUp(platform, viewer, language);
    return { ok: true };
  }
  return refused("own:delete.failed", 503);
}

/**
 * Deletes what is outside the database. The account is gone already, so failures are only logged.
 */
async function clearUp(platform: Platform, viewer: Viewer, language: Language): Promise<void> {
  const { id, email } = viewer;
  const shop = shopOfOwner(viewer);
  const work = [clear(platform, id), ...(shop ? [removeLogos(platform.files, shop.id)] : [])];
  const done = await Promise.allSettled(work.map((one) => withTimeout(one, timeoutMs)));
  for (const one of done)
    if (one.status === "rejected")
      log.error("something of a deleted account stays for the sweep", one.reason);
  platform.defer(platform.mail.send({ to: email, ...goodbyeLetter(language) }));
}
