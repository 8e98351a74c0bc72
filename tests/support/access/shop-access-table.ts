// Who of a shop may do what (S1, S11), for every address of its records. It restates the table of
// roles independently of the code.

import { calendarAccess } from "./calendar-addresses.ts";
import { messageAccess } from "./message-addresses.ts";
import { priceAccess } from "./price-addresses.ts";
import { reportAccess } from "./report-addresses.ts";
import { stateAccess } from "./state-addresses.ts";
import { warrantyAccess } from "./warranty-addresses.ts";

const everyone = ["owner", "advisor", "technician"] as const;
type Role = (typeof everyone)[number];

type Row = {
  /** The roles that may open it. Opening the address of an action shows the job. */
  read: readonly Role[];
  /** The roles that may write to it; absent: there is no action. */
  write?: readonly Role[];
  /** Which roles may still do this after the owner's plan has ended. */
  afterPlan?: "read" | "readAndWrite";
  /** The kind of record in the address: none of another shop is found. */
  names?:
    | "job"
    | "member"
    | "customer"
    | "vehicle"
    | "import"
    | "phrase"
    | "canned"
    | "state"
    | "conversation"
    | "entry"
    | "appointment"
    | "supplier"
    | "order"
    | "part"
    | "item";
};

const offices = ["owner", "advisor"] as const;
const ownerOnly = ["owner"] as const;

const work: Row = { read: everyone, write: everyone, names: "job" };
const quotes: Row = { read: offices, write: offices, names: "job" };

const customer: Row = { read: everyone, write: everyone, names: "customer" };
const vehicle: Row = { read: everyone, write: everyone, names: "vehicle" };
const joining = { read: offices, write: offices };
const oneImport: Row = { read: ownerOnly, write: ownerOnly, names: "import" };

/** Access by address of a shop: an address without a row fails the test. */
export const shopAccess: Record<string, Row> = {
  // Jobs, customers, vehicles: every role reads, creates and edits.
  "/repair-cms": { read: everyone },
  "/repair-cms/new": { read: everyone, write: everyone },
  "/repair-cms/customers/suggestions": { read: everyone },
  // Texts of the shop in both languages: everyone reads them, editors of quotes change them.
  "/repair-cms/words": { read: everyone },
  "/repair-cms/words/new": { read: offices, write: offices },
  "/repair-cms/words/:phraseId/edit": { read: offices, write: offices, names: "phrase" },
  "/repair-cms/words/:phraseId/delete": { read: offices, write: offices, names: "phrase" },
  "/repair-cms/words/suggestions": { read: everyone },
  // With prices, for whoever writes quotes.
  "/repair-cms/canned-quotes": { read: offices },
  "/repair-cms/canned-quotes/suggestions": { read: offices },
  "/repair-cms/canned-quotes/new": { read: offices, write: offices },
  "/repair-cms/canned-quotes/:cannedId/edit": { read: offices, write: offices, names: "canned" },
  "/repair-cms/canned-quotes/:cannedId/delete": { read: offices, write: offices, names: "canned" },
  "/repair-cms/vin": { read: everyone },
  "/repair-cms/link-changes": { read: everyone },
  "/repair-cms/:jobId": { read: everyone, names: "job", afterPlan: "read" },
  "/repair-cms/:jobId/edit": work,
  "/repair-cms/:jobId/status": work,
  "/repair-cms/:jobId/diagnostic": work,
  "/repair-cms/:jobId/photos": { read: everyone, names: "job", afterPlan: "read" },
  // No price is on it.
  "/repair-cms/:jobId/inspection.pdf": { read: everyone, names: "job", afterPlan: "read" },
  "/repair-cms/:jobId/tag": { read: everyone, names: "job", afterPlan: "read" },
  "/repair-cms/:jobId/notes/new": work,
  "/repair-cms/:jobId/notes/seen": work,
  "/repair-cms/:jobId/photos/add": work,
  "/repair-cms/:jobId/photos/:photoId": { read: everyone, names: "job", afterPlan: "read" },
  "/repair-cms/:jobId/photos/:photoId/caption": work,
  "/repair-cms/:jobId/photos/:photoId/delete": work,
  "/repair-cms/:jobId/photos/:photoId/for-customer": work,
  "/repair-cms/:jobId/photos/:photoId/marks": work,
  "/repair-cms/:jobId/inspection": { read: everyone, names: "job", afterPlan: "read" },
  "/repair-cms/:jobId/inspection/start": work,
  "/repair-cms/:jobId/inspection/marks": work,
  "/repair-cms/:jobId/inspection/rest": work,
  "/repair-cms/:jobId/inspection/finish": work,
  "/repair-cms/:jobId/inspection/reopen": work,
  "/repair-cms/:jobId/inspection/:point": work,
  "/repair-cms/:jobId/inspection/:point/photos": work,
  "/repair-cms/:jobId/walk-round": { ...work, afterPlan: "read" },
  "/repair-cms/:jobId/walk-round/sign": work,
  // Writers of texts may review their translations.
  "/repair-cms/:jobId/review": work,
  "/repair-cms/:jobId/review/accept-all": work,
  "/repair-cms/:jobId/review/again": work,
  "/repair-cms/:jobId/review/language": work,
  "/repair-cms/:jobId/review/undo": work,
  "/repair-cms/customers": { read: everyone },
  "/repair-cms/customers/new": { read: everyone, write: everyone },
  "/repair-cms/customers/:customerId": { read: everyone, names: "customer" },
  "/repair-cms/customers/:customerId/edit": customer,
  "/repair-cms/customers/:customerId/vehicles/new": customer,
  "/repair-cms/vehicles/:vehicleId/recalls": { read: everyone, names: "vehicle" },
  "/repair-cms/vehicles/:vehicleId/visits": { read: everyone, names: "vehicle" },
  "/repair-cms/vehicles/:vehicleId": { read: everyone, names: "vehicle" },
  "/repair-cms/vehicles/:vehicleId/edit": vehicle,
  "/repair-cms/vehicles/:vehicleId/owner": vehicle,
  // A new quote comes of it.
  "/repair-cms/vehicles/:vehicleId/declined/:quoteId": {
    ...vehicle,
    read: offices,
    write: offices,
  },
  // Joining takes a record away from everybody, so technicians do not.
  "/repair-cms/customers/duplicates": { read: offices },
  "/repair-cms/customers/:customerId/join": { read: offices, names: "customer" },
  "/repair-cms/customers/:customerId/join/:otherId/distinct": { ...joining, names: "customer" },
  "/repair-cms/customers/:customerId/join/:otherId": { ...joining, names: "customer" },
  "/repair-cms/customers/:customerId/joins/:mergeId/undo": { ...joining, names: "customer" },
  "/repair-cms/vehicles/:vehicleId/join": { read: offices, names: "vehicle" },
  "/repair-cms/vehicles/:vehicleId/split": { ...joining, names: "vehicle" },
  "/repair-cms/vehicles/:vehicleId/join/:otherId/distinct": { ...joining, names: "vehicle" },
  "/repair-cms/vehicles/:vehicleId/join/:otherId": { ...joining, names: "vehicle" },
  "/repair-cms/vehicles/:vehicleId/joins/:mergeId/undo": { ...joining, names: "vehicle" },
  // Technicians delete nothing, and take no customer's data along.
  "/repair-cms/customers/:customerId/delete": { ...customer, read: offices, write: offices },
  "/repair-cms/customers/:customerId/data.zip": { read: offices, names: "customer" },
  "/repair-cms/:jobId/delete": { ...work, read: offices, write: offices },
  // Quotes and papers are for owner and advisor.
  "/repair-cms/:jobId/quotes/new": quotes,
  "/repair-cms/:jobId/quotes/:quoteId/edit": quotes,
  "/repair-cms/:jobId/quotes/:quoteId/duplicate": quotes,
  "/repair-cms/:jobId/quotes/:quoteId/canned": quotes,
  "/repair-cms/:jobId/quotes/:quoteId/delete": quotes,
  "/repair-cms/:jobId/quotes/:quoteId/status": quotes,
  "/repair-cms/:jobId/quotes/:quoteId/work-order": {
    read: offices,
    names: "job",
    afterPlan: "read",
  },
  ...calendarAccess,
  // Invoices and payments, and every figure of them.
  "/repair-cms/:jobId/invoices/new": quotes,
  "/repair-cms/:jobId/invoice": { read: offices, names: "job", afterPlan: "read" },
  "/repair-cms/:jobId/estimate": { read: offices, names: "job", afterPlan: "read" },
  "/repair-cms/:jobId/disputes/:disputeId/evidence": {
    read: offices,
    names: "job",
    afterPlan: "read",
  },
  "/repair-cms/:jobId/invoices/:number": { read: offices, names: "job", afterPlan: "read" },
  "/repair-cms/:jobId/invoices/:number/credit": quotes,
  "/repair-cms/:jobId/invoices/:number/send": quotes,
  "/repair-cms/:jobId/payments/new": quotes,
  "/repair-cms/:jobId/collect": quotes,
  "/repair-cms/customers/:customerId/statement": { ...customer, read: offices, write: offices },
  "/repair-cms/customers/:customerId/statement.pdf": { read: offices, names: "customer" },
  "/repair-cms/customers/:customerId/payments/new": { ...customer, read: offices, write: offices },
  // Sendings to customers, and their decisions: these contain prices and names.
  "/repair-cms/:jobId/send": quotes,
  "/repair-cms/:jobId/questions": quotes,
  "/repair-cms/:jobId/questions/close": quotes,
  ...messageAccess,
  // Settings, rates and the team are the owner's.
  "/repair-cms/settings": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/first-steps/hide": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/shop": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/print-settings": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/payment-settings": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/payment-settings/connect": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/payment-settings/disconnect": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/payment-settings/receipts": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/link-settings": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/inspection-sheets": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/inspection-sheets/standard": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/taxes": { read: ownerOnly, write: ownerOnly },
  ...reportAccess,
  ...priceAccess,
  ...stateAccess,
  ...warrantyAccess,
  "/repair-cms/team": { read: ownerOnly },
  "/repair-cms/team/invite": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/team/:memberId/role": { read: ownerOnly, write: ownerOnly, names: "member" },
  "/repair-cms/team/:memberId/remove": {
    read: ownerOnly,
    write: ownerOnly,
    names: "member",
    afterPlan: "readAndWrite",
  },
  "/repair-cms/team/hand-over": {
    read: ownerOnly,
    write: ownerOnly,
    afterPlan: "readAndWrite",
  },
  "/repair-cms/customers/import": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/customers/import/:importId": oneImport,
  "/repair-cms/customers/import/:importId/cancel": oneImport,
  "/repair-cms/customers/import/:importId/columns": oneImport,
  "/repair-cms/customers/import/:importId/refused.csv": { read: ownerOnly, names: "import" },
  "/repair-cms/customers.csv": { read: ownerOnly, afterPlan: "read" },
  "/repair-cms/team/leave": { read: everyone, write: everyone, afterPlan: "readAndWrite" },
};

/** The kinds of people of a shop. All have the free plan but the owners. */
export const kinds = [
  "owner",
  "advisor",
  "technician",
  "removed member",
  "member of another shop",
  "owner, plan ended",
  "advisor, plan ended",
  "technician, plan ended",
] as const;
export type Kind = (typeof kinds)[number];

type Cell = "allowed" | "not found" | "forbidden" | "to the plans";

/**
 * Returns the expected outcome for this kind of person in the shop that they belong or belonged to.
 */
export function expected(kind: Kind, path: string, how: "read" | "write"): Cell {
  const row = shopAccess[path]!;
  const [role, ended] = kind.split(", ") as [Role, string?];
  const roles = row[how] ?? [];
  const staysOpen = how === "read" ? row.afterPlan : row.afterPlan === "readAndWrite" || !row.write;
  if (kind === "removed member") return row.afterPlan && staysOpen ? noneOf(how) : "to the plans";
  if (kind === "member of another shop")
    return row.names && roles.includes("advisor") ? "not found" : ofRole("advisor");
  if (ended && row.afterPlan !== "readAndWrite" && (how === "write" || !row.afterPlan))
    return "to the plans";
  return ofRole(role);

  function ofRole(one: Role): Cell {
    return roles.includes(one) ? "allowed" : noneOf(how);
  }
}

const noneOf = (how: "read" | "write"): Cell => (how === "read" ? "not found" : "forbidden");
