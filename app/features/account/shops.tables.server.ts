import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Role } from "./role.ts";
import { users } from "./tables.server.ts";

// The directory of shops and their members. It is declared here because the session's query reads
// it; features above declare a shop's records (docs/decisions/0110-the-shop-is-a-record.md).

export const shops = sqliteTable("shops", {
  id: text("id").primaryKey(),
  /** The user whose Diamond plan keeps the shop open. Also a member, with the role "owner". */
  ownerId: text("owner_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  techniciansSeePrices: flag("technicians_see_prices").notNull().default(false),
  /** Whether its members note their time; nothing of the clock is seen before. */
  usesClock: flag("uses_clock").notNull().default(false),
  /** Whether it has had a supplier, a part or an item; triggers on those tables set it. */
  usesParts: flag("uses_parts").notNull().default(false),
  createdAt: instant("created_at").notNull(),
  /** When the list of its first steps was completed or dismissed; null while its owner sees it. */
  firstStepsEndedAt: instant("first_steps_ended_at"),
  version: versionColumn("version"),
});

/** The shop that a record belongs to: the first column of every key. */
export const shopColumn = () =>
  text("shop_id")
    .notNull()
    .references(() => shops.id, { onDelete: "cascade" });

export const shopMembers = sqliteTable(
  "shop_members",
  {
    shopId: shopColumn(),
    /** Unique, because a person belongs to one shop. */
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<Role>().notNull(),
    since: instant("since").notNull(),
    lastSeenAt: instant("last_seen_at"),
    version: versionColumn("version"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.userId] }),
    uniqueIndex("one_owner_per_shop").on(table.shopId).where(sql`${table.role} = 'owner'`),
    index("members_by_since").on(table.shopId, table.since, table.userId),
  ],
);
