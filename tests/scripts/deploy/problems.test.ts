import { expect, test } from "vitest";
import { standIns } from "../../../scripts/deploy/stand-ins.ts";
import { roles } from "../../../scripts/environment/environment.ts";
import type { WorkerConfig } from "../../../scripts/environment/worker-config.ts";
import { warnings } from "../../../scripts/tool.ts";
import { files, problems, workers } from "../../support/machine/deployment.ts";

const { app, stripe, front } = files;
const { vars } = app;

test("A complete configuration may go out", () => {
  const filled = workers();
  expect([...roles.flatMap((role) => standIns(filled[role], role)), ...problems()]).toEqual([]);
});

test.each<[string, WorkerConfig, string]>([
  ["mail into the outbox", { ...app, vars: { ...vars, MAIL: "demo" } }, "MAIL=demo is a stand-in"],
  [
    "payments by the stand-in",
    { ...app, vars: { ...vars, PAYMENTS: "demo" } },
    "PAYMENTS=demo is a stand-in",
  ],
  [
    "webhooks of the stand-in",
    { ...stripe, vars: { ...stripe.vars, PAYMENTS: "demo" } },
    "PAYMENTS=demo is a stand-in",
  ],
  [
    "Stripe's API by the stand-in",
    { ...app, services: [{ binding: "STRIPE_API", service: "llave-demo" }] },
    "STRIPE_API is bound to the stand-ins",
  ],
  [
    "a binding to the stand-ins",
    { ...app, services: [{ binding: "EMAIL", service: "llave-demo" }] },
    "EMAIL is bound to the stand-ins",
  ],
  [
    "no second factor of administrators",
    { ...app, vars: { ...vars, ADMIN_TWO_FACTOR: "demo" } },
    "ADMIN_TWO_FACTOR=demo is a stand-in",
  ],
  [
    "the VINs of the stand-in",
    { ...app, vars: { ...vars, VIN: "demo" } },
    "VIN=demo is a stand-in",
  ],
  ["the web of the stand-in", { ...app, vars: { ...vars, WEB: "demo" } }, "WEB=demo is a stand-in"],
  ["answers of the stand-in", { ...app, vars: { ...vars, AI: "demo" } }, "AI=demo is a stand-in"],
  ["no models", { ...app, ai: undefined }, "WORKERS_AI is not bound to the models"],
  ["no e-mail service", { ...app, send_email: [] }, "EMAIL is not bound to the e-mail service"],
  [
    "the worker of the stand-ins",
    { name: "llave-demo", main: "index.js" },
    "llave-demo is the worker of the stand-ins",
  ],
  [
    "the development entry",
    { ...app, main: "workers/dev.ts" },
    "llave is built from workers/dev.ts, which is for development",
  ],
])("%s is refused", (_, config, said) => {
  const role = config.name === "llave-stripe" ? "stripe" : "app";
  expect(standIns({ ...(role === "app" && app), ...config }, role)).toEqual([said]);
});

test.each<[string, Record<string, string>, string]>([
  ["no address", { APP_URL: "" }, "APP_URL is missing"],
  ["a host for an address", { APP_URL: "llave.example" }, "APP_URL is not an address"],
  ["an address without https", { APP_URL: "http://llave.example" }, "APP_URL is not https"],
  [
    "this machine's address",
    { APP_URL: "http://localhost:8787" },
    "APP_URL is this machine's own address",
  ],
  [
    "an address elsewhere",
    { APP_URL: "https://llave.test" },
    "APP_URL does not lie in the domain llave.example of ZONE_NAME",
  ],
  [
    "an address that only ends alike",
    { APP_URL: "https://notllave.example" },
    "APP_URL does not lie in the domain llave.example of ZONE_NAME",
  ],
  ["no domain", { ZONE_NAME: "" }, "ZONE_NAME is missing"],
  ["no database", { DATABASE_ID: "" }, "DATABASE_ID is missing"],
  [
    "a name for a database's id",
    { DATABASE_ID: "llave" },
    "DATABASE_ID is not an id as npx wrangler d1 list shows it",
  ],
  ["no number", { RATE_LIMITS_FROM: "" }, "RATE_LIMITS_FROM is not a whole number"],
  ["no sender", { MAIL_FROM: "" }, "MAIL_FROM is missing"],
  [
    "a sender that is none",
    { MAIL_FROM: "Llave" },
    "MAIL_FROM is not a sender, such as Llave <no-reply@llave.example>",
  ],
  ["a contact that is none", { CONTACT_EMAIL: "hello" }, "CONTACT_EMAIL is not an email address"],
  ["no contact", { CONTACT_EMAIL: "" }, "CONTACT_EMAIL is missing"],
  ["no price of Bronze", { STRIPE_PRICE_MEDIUM: "" }, "STRIPE_PRICE_MEDIUM is missing"],
  [
    "the demo's price",
    { STRIPE_PRICE_PREMIUM: "price_demo_premium" },
    "STRIPE_PRICE_PREMIUM is the demo's",
  ],
  [
    "one price for both plans",
    { STRIPE_PRICE_PREMIUM: "price_bronze" },
    "one price sells both plans",
  ],
])("An environment with %s is refused", (_, said, problem) => {
  expect(problems(said)).toContain(problem);
});

test.each<[string, Record<string, string>, string]>([
  ["no payments", { PAYMENTS: "" }, "PAYMENTS is neither stripe nor demo"],
  ["payments by the stand-in", { PAYMENTS: "demo" }, "PAYMENTS=demo is for this machine only"],
  ["no model for the assistant", { AI_CHAT_MODELS: "" }, "AI_CHAT_MODELS is missing"],
  ["no second model", { AI_JUDGE_MODEL: "" }, "AI_JUDGE_MODEL is missing"],
])("A configuration with %s is refused", (_, changed, problem) => {
  const changedApp = { ...app, vars: { ...vars, ...changed } };
  expect(problems({}, { app: changedApp })).toContain(problem);
});

test("Each problem is said once, though two workers have it", () => {
  const said = problems({ STRIPE_PRICE_MEDIUM: "", APP_URL: "" });
  expect(new Set(said).size).toBe(said.length);
});

test("Both workers take payments from one place", () => {
  const other = { ...stripe, vars: { ...stripe.vars, PAYMENTS: "demo" } };
  expect(problems({}, { stripe: other })).toContain(
    "workers/stripe/wrangler.toml has another PAYMENTS than wrangler.toml",
  );
});

test("No worker may answer at workers.dev", () => {
  for (const [role, file] of [
    ["app", "wrangler.toml"],
    ["stripe", "workers/stripe/wrangler.toml"],
    ["front", "workers/front/wrangler.toml"],
  ] as const)
    for (const workers_dev of [true, undefined])
      expect(problems({}, { [role]: { ...files[role], workers_dev } })).toEqual([
        `${file} does not say workers_dev = false`,
      ]);
  expect(front.workers_dev).toBe(false);
});

test("What wrangler warns of is one line each", () => {
  const output = `
 ⛅️ wrangler 4.151.0
▲ [WARNING] Processing wrangler.toml configuration:

    - Unexpected fields found in triggers field: "routes"


Total Upload: 1 KiB
▲ [WARNING] Another one
`;
  expect(warnings(output)).toEqual([
    'Processing wrangler.toml configuration: - Unexpected fields found in triggers field: "routes"',
    "Another one",
  ]);
});
