import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn } from "#app/features/account/shops.tables.server.ts";
import { users } from "#app/features/account/tables.server.ts";
import { instant, shopForeignKey } from "#app/platform/db/columns.server.ts";
import { appointments } from "./tables.server.ts";

/** Tokens that open an appointment for its customer. Letters have tokens of their own. */
export const appointmentTokens = sqliteTable(
  "appointment_tokens",
  {
    shopId: shopColumn(),
    /** SHA-256 of the token, which is stored nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    appointmentId: text("appointment_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.tokenHash] }),
    shopForeignKey(table, table.appointmentId, appointments).onDelete("cascade"),
    index("tokens_of_appointment").on(table.shopId, table.appointmentId),
  ],
);

/** The secret addresses of the calendars that members subscribe to: one each. */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    shopId: shopColumn(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the secret, which is stored nowhere. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.userId] }),
    index("feeds_of_user").on(table.userId),
  ],
);
