import { eq, type SQL } from "drizzle-orm";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { recoveryCodes } from "#app/features/account/two-factor.tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { insertRows } from "#app/platform/db/json-rows.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { codesGiven, recoveryCodeLength, recoveryCodeOf } from "./recovery-code.ts";
import { hasFactor } from "./state.server.ts";

/** New recovery codes: as text, shown once, and their hashes, stored. */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: codesGiven }, () =>
    recoveryCodeOf(crypto.getRandomValues(new Uint8Array(recoveryCodeLength))),
  );
  return { codes, hashes: await Promise.all(codes.map(hashed)) };
}

/** The statement that stores new recovery codes where `holds` is true. */
export const insertRecoveryCodes = (
  db: Db,
  { userId, hashes, now, holds }: { userId: string; hashes: string[]; now: number; holds: SQL },
) =>
  insertRows(
    db,
    recoveryCodes,
    hashes.map((hash) => ({ hash })),
    { userId, createdAt: new Date(now), usedAt: null },
    { where: holds },
  ).returning({ hash: recoveryCodes.hash });

/** Replaces the recovery codes, used or not. Null without a second factor. */
export async function replaceCodes(
  { db, now }: Platform,
  userId: string,
): Promise<string[] | null> {
  const { codes, hashes } = await newRecoveryCodes();
  const [, stored] = await db.batch([
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    insertRecoveryCodes(db, { userId, hashes, now: now(), holds: hasFactor(db, userId) }),
  ]);
  return stored.length > 0 ? codes : null;
}
