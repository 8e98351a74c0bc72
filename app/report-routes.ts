import { route } from "@react-router/dev/routes";
import { clockRoutes } from "./clock-routes.ts";

/** The addresses of a shop's reports and of customers' balances, inside the guard of its tools. */
export const reportRoutes = [
  ...clockRoutes,
  route("repair-cms/reports", "routes/repair/reports/reports.tsx"),
  route("repair-cms/reports.csv", "routes/repair/reports/csv.ts"),
  route("repair-cms/reports/day", "routes/repair/reports/day.tsx"),
  route("repair-cms/reports/day.csv", "routes/repair/reports/day-csv.ts"),
  route("repair-cms/reports/register", "routes/repair/reports/register.tsx"),
  route("repair-cms/reports/register.csv", "routes/repair/reports/register-csv.ts"),
  route("repair-cms/reports/owing", "routes/repair/reports/owing.tsx"),
  route("repair-cms/reports/owing.csv", "routes/repair/reports/owing-csv.ts"),
  route("repair-cms/customers/:customerId/statement", "routes/repair/customers/statement.tsx"),
  route(
    "repair-cms/customers/:customerId/statement.pdf",
    "routes/repair/customers/statement-pdf.ts",
  ),
  route(
    "repair-cms/customers/:customerId/payments/new",
    "routes/repair/customers/several-payments.tsx",
  ),
  route("repair-cms/reports/inspections", "routes/repair/reports/inspections.tsx"),
  route("repair-cms/reports/comebacks", "routes/repair/reports/comebacks.tsx"),
  route("repair-cms/reports/states", "routes/repair/states/times.tsx"),
  route("repair-cms/reports/sales-tax", "routes/repair/reports/sales-tax.tsx"),
  route("repair-cms/reports/books", "routes/repair/books/books.tsx"),
  route("repair-cms/reports/books/accounts", "routes/repair/books/accounts.tsx"),
  route("repair-cms/reports/books/file", "routes/repair/books/file.ts"),
  route("repair-cms/reports/sales-tax.csv", "routes/repair/reports/sales-tax-csv.ts"),
];
