/**
 * Monthly prices of Workers Paid in US dollars: the included amount, and the price of each unit
 * beyond it. Read in November 2026 on the named pages of developers.cloudflare.com.
 */
export const prices = {
  requests: { included: 10e6, each: 0.3 / 1e6, page: "workers/platform/pricing" },
  cpuMs: { included: 30e6, each: 0.02 / 1e6, page: "workers/platform/pricing" },
  rowsRead: { included: 25e9, each: 0.001 / 1e6, page: "d1/platform/pricing" },
  rowsWritten: { included: 50e6, each: 1 / 1e6, page: "d1/platform/pricing" },
  databaseGb: { included: 5, each: 0.75, page: "d1/platform/pricing" },
  fileGb: { included: 10, each: 0.015, page: "r2/pricing" },
  filesWritten: { included: 1e6, each: 4.5 / 1e6, page: "r2/pricing" },
  queueOperations: { included: 1e6, each: 0.4 / 1e6, page: "queues/platform/pricing" },
  letters: { included: 3_000, each: 0.35 / 1e3, page: "email-service/platform/pricing" },
  pictures: { included: 5_000, each: 0.5 / 1e3, page: "images/pricing" },
  neurons: { included: 30 * 10_000, each: 0.011 / 1e3, page: "workers-ai/platform/pricing" },
  logLines: { included: 20e6, each: 0.6 / 1e6, page: "workers/observability/logs/workers-logs" },
} as const;
export type Billed = keyof typeof prices;

/** Workers Paid itself. */
export const planPrice = 5;

/** Capacity of a D1 database and of all databases of an account (d1/platform/limits). */
export const limits = { databaseGb: 10, accountGb: 1_000 };
