import { clockAccess, clockAddresses } from "./clock-addresses.ts";

/** The reports of a shop, and its time clock. */
export const reportAddresses = [
  ...clockAddresses,
  "/repair-cms/reports",
  "/repair-cms/reports.csv",
  "/repair-cms/reports/inspections",
  "/repair-cms/reports/books",
  "/repair-cms/reports/books/accounts",
  "/repair-cms/reports/books/file",
  "/repair-cms/reports/sales-tax",
  "/repair-cms/reports/sales-tax.csv",
  "/repair-cms/reports/day",
  "/repair-cms/reports/day.csv",
  "/repair-cms/reports/register",
  "/repair-cms/reports/register.csv",
  "/repair-cms/reports/owing",
  "/repair-cms/reports/owing.csv",
];

const offices = ["owner", "advisor"] as const;
const ownerOnly = ["owner"] as const;

/** Who of a shop may do what with its reports (`shopAccess`). */
export const reportAccess = {
  ...clockAccess,
  "/repair-cms/reports": { read: ownerOnly },
  "/repair-cms/reports.csv": { read: ownerOnly },
  "/repair-cms/reports/inspections": { read: ownerOnly },
  "/repair-cms/reports/books": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/reports/books/accounts": { read: ownerOnly, write: ownerOnly },
  "/repair-cms/reports/sales-tax": { read: ownerOnly },
  "/repair-cms/reports/sales-tax.csv": { read: ownerOnly },
  // Invoices and payments, and who owes: whoever manages money.
  "/repair-cms/reports/day": { read: offices, write: offices },
  "/repair-cms/reports/day.csv": { read: offices },
  "/repair-cms/reports/register": { read: offices },
  "/repair-cms/reports/register.csv": { read: offices },
  "/repair-cms/reports/owing": { read: offices },
  "/repair-cms/reports/owing.csv": { read: offices },
};
