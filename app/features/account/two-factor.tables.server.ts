import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "#app/platform/db/columns.server.ts";
import { users } from "./tables.server.ts";

/**
 * The authenticator app of a user. Secrets are encrypted (`two-factor/secret-box.server.ts`). A
 * pending one waits for its first code; `last_step` is the 30-second step of the last accepted
 * code, so that no code works twice.
 */
export const totpSecrets = sqliteTable("totp_secrets", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text("secret"),
  lastStep: integer("last_step").notNull().default(0),
  confirmedAt: instant("confirmed_at"),
  pendingSecret: text("pending_secret"),
  pendingAt: instant("pending_at"),
});

/** Recovery codes by their hash; each works once. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/**
 * Passkeys. `public_key` is a JSON Web Key, `counter` the authenticator's own count of its
 * signatures (0: it does not count).
 */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_of_user").on(table.userId)],
);
