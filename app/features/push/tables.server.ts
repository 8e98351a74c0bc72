import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sessions, users } from "#app/features/account/tables.server.ts";
import { instant } from "#app/platform/db/columns.server.ts";
import type { Language } from "#app/values/language.ts";
import type { PushKind } from "./kinds.ts";

/**
 * Devices on which members want to be told: one of a session, and gone with it
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
    /** The address of the push service for this browser, which nobody else knows. */
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's keys, in base64url: only it reads what is sent. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    kinds: text("kinds", { mode: "json" }).$type<PushKind[]>().notNull(),
    /** Of a member who chose none for the interface. */
    language: text("language").$type<Language>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("push_devices_of_user").on(table.userId, table.createdAt)],
);
