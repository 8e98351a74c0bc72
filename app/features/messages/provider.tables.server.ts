import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { shopColumn, shops } from "#app/features/account/shops.tables.server.ts";
import { instant, shopForeignKey } from "#app/platform/db/columns.server.ts";
import type { TextingWay } from "#app/platform/texting/texting.ts";
import type { PictureState } from "./provider/picture.ts";
import type { CallFacts, EventKind } from "./provider/provider-call.ts";
import { messages } from "./tables.server.ts";

/** Where a shop's provider posts to. The key is unguessable, but opens nothing by itself. */
export const messageHooks = sqliteTable("message_hooks", {
  shopId: text("shop_id")
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  key: text("key").notNull().unique(),
  createdAt: instant("created_at").notNull(),
});

/** Webhook events of a provider, each stored once, until their consequences are stored. */
export const messageEvents = sqliteTable(
  "message_events",
  {
    shopId: shopColumn(),
    /** The provider's name for the message, with what was said of it. */
    id: text("id").notNull(),
    way: text("way").$type<TextingWay>().notNull(),
    kind: text("kind").$type<EventKind>().notNull(),
    /** The provider's name for the message. */
    sid: text("sid").notNull(),
    /** Contents of the event; null once its consequences are stored. */
    facts: text("facts", { mode: "json" }).$type<CallFacts>(),
    at: instant("at").notNull(),
    /** When it is looked at again; null once it is done. */
    dueAt: instant("due_at"),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("message_events_due").on(table.dueAt).where(sql`due_at is not null`),
    index("message_events_by_time").on(table.at),
  ],
);

/** Pictures that came with a message, until they are photos of its job. */
export const messagePictures = sqliteTable(
  "message_pictures",
  {
    shopId: shopColumn(),
    messageId: text("message_id").notNull(),
    /** The provider's name for it. */
    media: text("media").notNull(),
    /** The id of the photo that it becomes. */
    photoId: text("photo_id").notNull(),
    /** The content type by the provider's word. */
    type: text("type").notNull(),
    state: text("state").$type<PictureState>().notNull(),
    /** When it is fetched; null once it was, or will not be. */
    dueAt: instant("due_at"),
    tries: integer("tries").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.messageId, table.media] }),
    shopForeignKey(table, table.messageId, messages).onDelete("cascade"),
    index("message_pictures_due").on(table.dueAt).where(sql`due_at is not null`),
  ],
);
