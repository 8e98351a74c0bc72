import { and, eq, getTableColumns } from "drizzle-orm";
import { repairJobs } from "./tables.server.ts";

/** A job with all its columns. */
export type Job = typeof repairJobs.$inferSelect;

export const jobOf = (ownerId: string, id: string) =>
  and(eq(repairJobs.userId, ownerId), eq(repairJobs.id, id));

/** The owner, and columns derived from other data. */
type Aside = "userId" | "search" | "quotesMade" | "quotedTotal" | "quotedCurrency";

/** A job as its owner reads it. */
export type JobRow = Omit<typeof repairJobs.$inferSelect, Aside>;

const {
  userId: _,
  search: __,
  quotesMade: ___,
  quotedTotal: ____,
  quotedCurrency: _____,
  ...columns
} = getTableColumns(repairJobs);

export const jobColumns = columns satisfies Record<keyof JobRow, unknown>;
