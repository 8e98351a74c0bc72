import { eq, isNull, type SQL, sql } from "drizzle-orm";
import { memberName } from "#app/features/repair/page/job-events.server.ts";
import { stateName } from "#app/features/repair/states/state-columns.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { translationOfIssues } from "#app/features/repair/texts/translation-column.server.ts";
import { columnIf } from "#app/platform/db/column-if.server.ts";
import type { Language } from "#app/values/language.ts";

/** Characters of a complaint that fit on a card. */
const complaintShown = 120;

/** Viewer of a list: the language, and whether prices and amounts owed are visible. */
export type ListReader = { prices?: boolean; money?: boolean; language?: Language | undefined };

/** Columns for a card of the board; totals only where the viewer may see prices. */
export const cardColumns = ({ prices = false, language }: ListReader) => ({
  id: repairJobs.id,
  number: repairJobs.number,
  customerFirstName: repairJobs.customerFirstName,
  customerLastName: repairJobs.customerLastName,
  carMake: repairJobs.carMake,
  carModel: repairJobs.carModel,
  carYear: repairJobs.carYear,
  licensePlate: repairJobs.licensePlate,
  complaint: sql<string>`substr(${repairJobs.issues}, 1, ${complaintShown})`.as("complaint"),
  translation: translationOfIssues(language, complaintShown),
  status: repairJobs.status,
  stateId: repairJobs.stateId,
  state: stateName(language),
  statusVersion: repairJobs.statusVersion,
  technicianId: repairJobs.technicianId,
  technician: memberName(sql`${repairJobs.technicianId}`).as("technician"),
  promisedAt: repairJobs.promisedAt,
  linkState: repairJobs.linkState,
  linkAt: repairJobs.linkAt,
  quotedTotal: columnIf(prices, repairJobs.quotedTotal),
  quotedCurrency: columnIf(prices, repairJobs.quotedCurrency),
  approvedTotal: columnIf(prices, repairJobs.approvedTotal),
});

/** Columns for a row of the list. */
export const summaryColumns = ({ money = false, ...reader }: ListReader) => ({
  ...cardColumns(reader),
  customerEmail: repairJobs.customerEmail,
  customerPhone: repairJobs.customerPhone,
  createdAt: repairJobs.createdAt,
  owedTotal: columnIf(money, repairJobs.owedTotal),
  moneyCurrency: columnIf(money, repairJobs.moneyCurrency),
});

/**
 * Whether a job is assigned to them; null for no one, undefined for anyone. `unlikely` makes the
 * planner take an index that begins with the technician.
 */
export function isOf(technicianId: string | null | undefined): SQL | undefined {
  if (technicianId === undefined) return undefined;
  const is =
    technicianId === null
      ? isNull(repairJobs.technicianId)
      : eq(repairJobs.technicianId, technicianId);
  return sql`unlikely(${is})`;
}

/** Whether something of a job's invoices is owed. */
export const isOwed = sql`${repairJobs.owedTotal} > 0`;
