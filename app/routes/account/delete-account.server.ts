import {
  deleteAccountRows,
  isLastAdmin,
} from "#app/features/account/own-data/delete-account.server.ts";
import { goodbyeLetter } from "#app/features/account/own-data/goodbye-letter.ts";
import { checkPassword } from "#app/features/account/password/check-password.server.ts";
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

/** How long one waits for what lies outside the database, in milliseconds. */
const timeoutMs = 8_000;

/** How often it is begun anew when another of the person's own tabs went to pay meanwhile. */
const tries = 3;

/**
 * Deletes an account, in an order that may break off anywhere: first Stripe, without whose yes
 * nothing is touched; then, in one batch, the account with everything in the database; last what
 * hangs on it elsewhere. Broken off before the batch, the account is still there and can be deleted
 * again; behind it, the running answer settles itself by its alarm, and the sweep finds the logos.
 * @throws when the database fails; then nothing was deleted
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

/** What lies outside the database. Nothing of it may fail the deletion, which has happened. */
async function clearUp(
  platform: Platform,
  { id, email }: Viewer,
  language: Language,
): Promise<void> {
  const done = await Promise.allSettled(
    [removeLogos(platform.files, id), clear(platform, id)].map((work) =>
      withTimeout(work, timeoutMs),
    ),
  );
  for (const one of done)
    if (one.status === "rejected")
      log.error("something of a deleted account stays for the sweep", one.reason);
  platform.defer(platform.mail.send({ to: email, ...goodbyeLetter(language) }));
}
