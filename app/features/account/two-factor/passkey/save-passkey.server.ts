import { and, eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { failed } from "#app/features/account/session/open-session.server.ts";
import {
  afterAdding,
  type FirstFactorResult,
} from "#app/features/account/two-factor/first-factor.server.ts";
import { newRecoveryCodes } from "#app/features/account/two-factor/recovery-codes.server.ts";
import { recordFactors } from "#app/features/account/two-factor/state.server.ts";
import { mostPasskeys } from "#app/features/account/two-factor/state.ts";
import { passkeys } from "#app/features/account/two-factor.tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { insertSelect } from "#app/platform/db/insert-select.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isChallenge, spendChallenge } from "./challenge.server.ts";
import { readRegistered } from "./passkey-json.ts";
import { toAdd, wrongPasskey } from "./passkeys.server.ts";

/** Stores a passkey that the browser has created, up to `mostPasskeys` of them. */
export async function addPasskey(
  platform: Platform,
  viewer: Viewer,
  { credential, name }: { credential: string; name: string },
): Promise<FirstFactorResult> {
  const { db, config, now } = platform;
  const { readRegistration } = await import("./webauthn.server.ts");
  const registered = readRegistered(credential);
  const isOurs = (one: Uint8Array) => isChallenge(platform, toAdd(viewer), one);
  const passkey =
    registered &&
    (await readRegistration(registered, { appUrl: config.appUrl, isChallenge: isOurs }));
  if (!passkey || !(await spendChallenge(platform, passkey.challenge))) return wrongPasskey;
  const { credentialId, publicKey, counter } = passkey;
  const [at, id, userId] = [now(), newId(), viewer.id];
  const { codes, hashes } = await newRecoveryCodes();
  const holds = sql`exists (select 1 from ${passkeys} where ${passkeys.id} = ${id})`;
  const row = { id, userId, credentialId, publicKey, counter, name, lastUsedAt: null };
  const [added, , stored] = await db.batch([
    insertSelect(
      db,
      passkeys,
      { ...row, createdAt: new Date(at) },
      sql`WHERE (SELECT count(*) FROM ${passkeys} WHERE ${passkeys.userId} = ${userId}) < ${mostPasskeys}`,
    )
      .onConflictDoNothing()
      .returning({ id: passkeys.id }),
    ...afterAdding(db, viewer, { hashes, now: at, holds }),
  ]);
  if (added.length === 0)
    return failed({ key: "twoFactor:passkey.notKept", params: { most: mostPasskeys } }, 409);
  return { ok: true, codes: stored.length > 0 ? codes : null };
}

/** Removes a passkey; false when the user has none with this id. */
export async function removePasskey(
  { db, now }: Platform,
  userId: string,
  id: string,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id }),
    ...recordFactors(db, userId, now()),
  ]);
  return removed.length > 0;
}
