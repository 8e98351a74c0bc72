import { readConfig } from "#app/platform/config/config.ts";
import { openPayments } from "#app/platform/payments/payments.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { type App, authSecret } from "../app.ts";

const vars = {
  APP_URL: "http://localhost",
  AUTH_SECRET: authSecret,
  MAIL: "demo",
  PAYMENTS: "demo",
  AI: "demo",
};

/** The platform as payments use it: the running database, and the SDK against the stand-in. */
export function paymentPlatform(
  app: App,
  fetch?: (url: string, init?: RequestInit) => Promise<Response>,
): Platform {
  const read = readConfig(vars);
  if (!read.ok) throw new Error(read.problems.join());
  const stripe = {
    fetch: fetch ?? ((url: string, init?: RequestInit) => app.demo(url, init)),
  } as never;
  const payments = openPayments(read.config, stripe, 1_000);
  return {
    config: read.config,
    db: app.db,
    payments,
    now: () => Date.now(),
  } as Platform;
}
