import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sessions, users } from "#app/features/account/tables.server.ts";
import { instant } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { PushKind } from "./kinds.ts";

/**
 * Push subscriptions of devices, at most one per session and deleted with it
 * (docs/decisions/0208-notifications-on-a-device.md).
 */
export const pushDevices = sqliteTable(
  "push_devices",
  {
    sessionId: text("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The secret address of this browser at its push service. */
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's keys, in base64url: only it can decrypt messages. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    kinds: text("kinds", { mode: "json" }).$type<PushKind[]>().notNull(),
    /** The fallback for a member who chose no language of the interface. */
    language: text("language").$type<Language>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("push_devices_of_user").on(table.userId, table.createdAt)],
);
