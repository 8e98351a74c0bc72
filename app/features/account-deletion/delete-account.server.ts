import { and } from "drizzle-orm";
import {
  deleteAccountRows,
  isLastAdmin,
} from "#app/features/account/own-data/delete-account.server.ts";
import { goodbyeLetter } from "#app/features/account/own-data/goodbye-letter.ts";
import { checkPassword } from "#app/features/account/password/check-password.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { clear } from "#app/features/assistant/answer/answers.server.ts";
import { endBilling } from "#app/features/billing/checkout/end.server.ts";
import {
  finishShopDeletion,
  mayLoseShop,
  ownsNoOtherShop,
  type ShopDeletion,
  shopStatements,
} from "#app/features/shop/deletion/delete-shop.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";
import type { Language } from "#app/values/language.ts";
import type { Message, WordKey } from "#app/values/word-key.ts";
import { shopRecords } from "./shop-records.server.ts";

type Outcome =
  | { ok: true }
  | { ok: false; error: Message; fields?: Record<string, Message>; status: number };
const refused = (key: WordKey, status: number): Outcome => ({ ok: false, error: { key }, status });

type DeletionRequest = {
  password: string;
  /** The id of the viewer's own shop, if they agreed to delete it. */
  deleteShop: string | undefined;
  language: Language;
};

/** The timeout of what is outside the database, in milliseconds. */
const timeoutMs = 8_000;

/** How often it is retried when a checkout in another tab interferes. */
const tries = 3;

/**
 * Deletes an account in an order that may stop anywhere: first the subscription at Stripe, without
 * which nothing is deleted; then, in one batch, everything in the database; then what is elsewhere.
 * Stopped before the batch, the account can be deleted again; after it, the running answer's alarm
 * and the crons do the rest. @throws when the database fails; then nothing was deleted
 */
export async function deleteAccount(
  platform: Platform,
  viewer: Viewer,
  { password, deleteShop, language }: DeletionRequest,
): Promise<Outcome> {
  const { db } = platform;
  const checked = await checkPassword(platform, viewer, password, "password");
  if (!checked.ok) return checked;
  if (viewer.isAdmin && (await isLastAdmin(db, viewer.id)))
    return refused("ownData:delete.lastAdmin", 409);
  const agreed = ownsNoOtherShop(viewer.id, { agreedTo: deleteShop, records: shopRecords });
  for (let attempt = 0; attempt < tries; attempt++) {
    // Before the plan is ended; the batch checks it again.
    if (!(await mayLoseShop(db, agreed)))
      return {
        ...refused("ownData:delete.shop.first", 422),
        fields: { deleteShop: { key: "ownData:delete.shop.choose" } },
      } as Outcome;
    const noBilling = await endBilling(platform, viewer.id).catch(
      (error) => void log.error("a plan could not be ended", error),
    );
    if (!noBilling) return refused("ownData:delete.payments", 503);
    const { outcome, answers } = await deleteAccountRows(platform, viewer, {
      holds: and(noBilling, agreed)!,
      before: (holds) => shopStatements(db, viewer, { holds, language, now: platform.now() }),
    });
    if (outcome === "lastAdmin") return refused("ownData:delete.lastAdmin", 409);
    if (outcome === "moved") continue;
    const [[shop] = []] = answers as [ShopDeletion[]];
    if (outcome === "removed") await clearUp(platform, viewer, { shop, language });
    return { ok: true };
  }
  return refused("ownData:delete.failed", 503);
}

type Rest = { shop: ShopDeletion | undefined; language: Language };

/**
 * Deletes what is outside the database. The account is gone already, so failures are only logged.
 */
async function clearUp(platform: Platform, viewer: Viewer, { shop, language }: Rest) {
  const { id, email } = viewer;
  const work = [clear(platform, id), ...(shop ? [finishShopDeletion(platform, shop)] : [])];
  const done = await Promise.allSettled(work.map((one) => withTimeout(one, timeoutMs)));
  for (const one of done)
    if (one.status === "rejected")
      log.error("something of a deleted account stays for the crons", one.reason);
  const shopBefore = shop ? "deleted" : viewer.shop ? "left" : "none";
  platform.defer(platform.mail.send({ to: email, ...goodbyeLetter(language, shopBefore) }));
}
