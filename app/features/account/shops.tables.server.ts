import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant, versionColumn } from "#app/platform/db/columns.server.ts";
import type { Role } from "./role.ts";
import { users } from "./tables.server.ts";

// The directory of shops: which there are, and who belongs to them. The session's query reads it,
// so it is declared here; what a shop holds is declared by the features above
// (docs/decisions/0110-the-shop-is-a-record.md).

export const shops = sqliteTable("shops", {
  id: text("id").primaryKey(),
  /** Whose Diamond plan keeps the shop open. Also a member, with the role "owner". */
  ownerId: text("owner_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  techniciansSeePrices: flag("technicians_see_prices").notNull().default(false),
  /** Whether its members note their time; nothing of the clock is seen before. */
  usesClock: flag("uses_clock").notNull().default(false),
  /** Whether it has had a supplier, a part or an item; triggers of theirs set it. */
  usesParts: flag("uses_parts").notNull().default(false),
  createdAt: instant("created_at").notNull(),
  /** When the list of its first steps was done or put away; null while its owner sees it. */
  firstStepsEndedAt: instant("first_steps_ended_at"),
  version: versionColumn("version"),
});

/** Whose shop a record belongs to: the first column of every key. */
export const shopColumn = () =>
  text("shop_id")
    .notNull()
    .references(() => shops.id, { onDelete: "cascade" });

export const shopMembers = sqliteTable(
  "shop_members",
  {
    shopId: shopColumn(),
    /** One shop per person. */
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
