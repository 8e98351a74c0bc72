import { and, eq, getTableColumns } from "drizzle-orm";
import { repairJobs } from "./tables.server.ts";

/** A job with all its columns. */
export type Job = typeof repairJobs.$inferSelect;

export const jobOf = (shopId: string, id: string) =>
  and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, id));

/** The shop, and columns derived from other data. */
type Aside =
  | "shopId"
  | "search"
  | "searchIssuesTranslated"
  | "searchDiagnostic"
  | "searchDiagnosticTranslated"
  | "searchQuotes"
  | "comebackOf"
  | "quotesMade"
  | "quotedTotal"
  | "quotedCurrency"
  | "approvedTotal"
  | "invoicedTotal"
  | "paidTotal"
  | "owedTotal"
  | "moneyCurrency";

/** A job as its shop reads it. */
export type JobRow = Omit<typeof repairJobs.$inferSelect, Aside>;

const {
  shopId: _,
  search: __,
  searchIssuesTranslated: ___,
  searchDiagnostic: ____,
  searchDiagnosticTranslated: _____,
  searchQuotes: ______,
  quotesMade: _______,
  quotedTotal: ________,
  quotedCurrency: _________,
  approvedTotal: __________,
  invoicedTotal: ___________,
  paidTotal: ____________,
  owedTotal: _____________,
  moneyCurrency: ______________,
  comebackOf: _______________,
  ...columns
} = getTableColumns(repairJobs);

export const jobColumns = columns satisfies Record<keyof JobRow, unknown>;
