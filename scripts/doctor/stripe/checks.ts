import type { Check } from "../run-checks.ts";
import { key, permissions } from "./key.ts";
import { portal } from "./portal.ts";
import { prices } from "./prices.ts";
import { connectWebhook, webhook } from "./webhook.ts";

/** Stripe, as the Worker's own key sees it. */
export const stripeChecks: Check[] = [key, permissions, prices, webhook, connectWebhook, portal];
