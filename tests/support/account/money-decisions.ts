import type { Decision } from "./decision.ts";

const impersonal: Decision = {};

/** The tables of what a shop charges and is paid. */
export const moneyDecisions: Record<string, Decision> = {
  // The shop's numbers, names of people and what was charged stay as long as the shop.
  // Sums of a shop, and a technician's id; the records themselves are in the archive.
  job_figures: { stays: ["id"] },
  shop_day_figures: { stays: ["id"] },
  figure_refreshes: {}, // empty between statements
  zone_offsets: impersonal,
  invoice_counters: {}, // the numbers are on the invoices
  invoices: {
    file: "shop/invoices.json",
    own: "shop_id",
    but: ["job_id", "created_by"],
    stays: ["id"],
  },
  payments: {
    file: "shop/payments.json",
    own: "shop_id",
    but: ["job_id", "created_by"],
    stays: ["id"],
  },
  till_counts: {
    file: "shop/till-counts.json",
    own: "shop_id",
    but: ["created_by"],
    stays: ["id"],
  },
  journal_files: { stays: ["id"] }, // its lines are in the archive
  journal_lines: {
    file: "shop/journal.json",
    own: "shop_id",
    but: ["account"],
    stays: ["id"],
  },
  book_settings: {
    file: "shop/accounts.json",
    own: "shop_id",
    but: ["updated_at", "version"],
    stays: ["id"],
  },
  labor_rates: {
    file: "shop/settings.json",
    own: "shop_id",
    but: ["rates", "currency", "updated_at", "version"],
  },
  price_rules: {
    file: "shop/settings.json",
    own: "shop_id",
    but: ["id", "ranges", "version"],
  },
  payment_accounts: {
    file: "shop/payment-account.json",
    own: "shop_id",
    but: ["check_at", "version"],
    stays: ["id"],
  },
  card_payments: {
    file: "shop/card-payments.json",
    own: "shop_id",
    but: ["job_id", "check_at", "version"],
    stays: ["id"],
  },
  card_refunds: {
    file: "shop/card-refunds.json",
    own: "shop_id",
    but: ["job_id", "created_by"],
    stays: ["id"],
  },
  card_disputes: {
    file: "shop/card-disputes.json",
    own: "shop_id",
    but: ["job_id"],
    stays: ["id"],
  },
};
