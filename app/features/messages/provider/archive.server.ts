import { eq } from "drizzle-orm";
import { messageAccounts } from "#app/features/messages/tables.server.ts";
import { listFile } from "#app/platform/archive/records.server.ts";
import type { ArchiveFile } from "#app/platform/archive/zip.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";

/** A shop's accounts with providers, for its archive, without their keys. */
export const ownProviders = (db: Db, shopId: string): ArchiveFile[] => [
  listFile("shop/message-accounts.json", archivedAccounts(db, shopId)),
];

async function* archivedAccounts(db: Db, shopId: string): AsyncGenerator<object> {
  const { shopId: owner, way, provider, number, state, createdAt, updatedAt } = messageAccounts;
  yield* await db
    .select({ way, provider, number, state, createdAt, updatedAt })
    .from(messageAccounts)
    .where(eq(owner, shopId));
}
