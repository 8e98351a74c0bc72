import { configProblems } from "../../../scripts/deploy/problems.ts";
import type { WorkerConfig } from "../../../scripts/deploy/worker-config.ts";

const database = [{ binding: "DB", database_id: "4f1d2c3b-0000-4000-8000-000000000001" }];
export const vars = {
  APP_URL: "https://llave.example",
  MAIL: "cloudflare",
  MAIL_FROM: "hello@llave.example",
  CONTACT_EMAIL: "hello@llave.example",
  PAYMENTS: "stripe",
  STRIPE_PRICE_MEDIUM: "price_bronze",
  STRIPE_PRICE_PREMIUM: "price_diamond",
  AI: "workers-ai",
  AI_CHAT_MODELS: "@cf/one/chat",
  AI_VISION_MODELS: "",
  AI_TRANSLATION_MODELS: "@cf/one/words",
  AI_JUDGE_MODEL: "@cf/one/judge",
};
const { APP_URL, PAYMENTS, STRIPE_PRICE_MEDIUM, STRIPE_PRICE_PREMIUM } = vars;
export const heard = { APP_URL, PAYMENTS, STRIPE_PRICE_MEDIUM, STRIPE_PRICE_PREMIUM };
export const app: WorkerConfig = {
  name: "llave",
  main: "index.js",
  vars,
  d1_databases: database,
  send_email: [{ name: "EMAIL" }],
  ai: { binding: "WORKERS_AI" },
  services: [],
  routes: [{ pattern: "llave.example", custom_domain: true }],
  workers_dev: false,
};
export const stripe: WorkerConfig = {
  name: "llave-stripe",
  main: "index.js",
  vars: heard,
  d1_databases: database,
  routes: [{ pattern: "llave.example/webhooks/*", zone_name: "llave.example" }],
  workers_dev: false,
};

export const front: WorkerConfig = {
  name: "llave-front",
  main: "index.js",
  vars: { APP_URL },
  services: [{ binding: "APP", service: "llave" }],
  routes: [{ pattern: "llave.example/*", zone_name: "llave.example" }],
  workers_dev: false,
};
export const problems = (changed: Partial<Record<"app" | "stripe" | "front", WorkerConfig>> = {}) =>
  configProblems({ app, stripe, front, ...changed });
