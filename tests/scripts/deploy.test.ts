import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingSecrets } from "../../scripts/deploy/secrets.ts";
import { standIns } from "../../scripts/deploy/stand-ins.ts";
import type { WorkerConfig } from "../../scripts/deploy/worker-config.ts";
import { warnings } from "../../scripts/tool.ts";
import { app, front, heard, problems, stripe, vars } from "../support/machine/deployment.ts";

test("a complete configuration may go out", () => {
  expect([...[app, stripe, front].flatMap(standIns), ...problems()]).toEqual([]);
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
    { ...stripe, vars: { ...heard, PAYMENTS: "demo" } },
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
  expect(standIns(config)).toEqual([said]);
});

test.each<[string, Partial<typeof vars>, string]>([
  ["no address", { APP_URL: "" }, "APP_URL is not an address"],
  ["an address without https", { APP_URL: "http://llave.example" }, "APP_URL is not https"],
  [
    "this machine's address",
    { APP_URL: "http://localhost:8787" },
    "APP_URL is this machine's own address",
  ],
  ["no sender", { MAIL_FROM: "" }, "MAIL_FROM is missing"],
  [
    "a sender that is none",
    { MAIL_FROM: "Llave" },
    "MAIL_FROM is not a sender, such as Llave <no-reply@llave.example>",
  ],
  ["a contact that is none", { CONTACT_EMAIL: "hello" }, "CONTACT_EMAIL is not an email address"],
  ["no payments", { PAYMENTS: "" }, "PAYMENTS is neither stripe nor demo"],
  ["payments by the stand-in", { PAYMENTS: "demo" }, "PAYMENTS=demo is for this machine only"],
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
  ["no model for the assistant", { AI_CHAT_MODELS: "" }, "AI_CHAT_MODELS is missing"],
  ["no second model", { AI_JUDGE_MODEL: "" }, "AI_JUDGE_MODEL is missing"],
  ["no contact", { CONTACT_EMAIL: "" }, "CONTACT_EMAIL is missing"],
])("%s is refused", (_, changed, said) => {
  expect(problems({ app: { ...app, vars: { ...vars, ...changed } } })).toContain(said);
});

test("the placeholder of the database is refused, and two databases", () => {
  const other = (id: string) => ({ d1_databases: [{ binding: "DB", database_id: id }] });
  const placeholder = other("00000000-0000-0000-0000-000000000000");
  expect(
    problems({ app: { ...app, ...placeholder }, stripe: { ...stripe, ...placeholder } }),
  ).toEqual(["database_id in wrangler.toml is still the placeholder"]);
  expect(
    problems({ stripe: { ...stripe, ...other("5a5a5a5a-0000-4000-8000-000000000002") } })[0],
  ).toContain("another database_id");
});

test("the webhook worker must know the same prices", () => {
  const other = { ...stripe, vars: { ...heard, STRIPE_PRICE_MEDIUM: "price_other" } };
  expect(problems({ stripe: other })).toEqual([
    "workers/stripe/wrangler.toml has another STRIPE_PRICE_MEDIUM than wrangler.toml",
  ]);
  const none = { ...stripe, vars: { ...heard, STRIPE_PRICE_PREMIUM: "" } };
  expect(problems({ stripe: none })).toEqual([
    "STRIPE_PRICE_PREMIUM is missing (workers/stripe/wrangler.toml)",
  ]);
});

test("a secret that is not set is refused, for either worker", () => {
  const list = (...names: string[]) =>
    JSON.stringify(names.map((name) => ({ name, type: "secret_text" })));
  expect(
    missingSecrets("llave", list("AUTH_SECRET", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET")),
  ).toEqual([]);
  expect(missingSecrets("llave", list("AUTH_SECRET", "STRIPE_SECRET_KEY"))).toEqual([
    "the secret STRIPE_WEBHOOK_SECRET of llave is not set",
  ]);
  expect(missingSecrets("llave-stripe", "some banner\n[]\n")).toEqual([
    "the secret STRIPE_SECRET_KEY of llave-stripe is not set",
    "the secret STRIPE_WEBHOOK_SECRET of llave-stripe is not set",
  ]);
});

test.each(["wrangler.toml", "workers/stripe/wrangler.toml", "workers/front/wrangler.toml"])(
  "%s has a place for routes at its top level, which works when uncommented",
  (file) => {
    const text = readFileSync(file, "utf8");
    const lines = text.split("\n");
    const at = lines.findIndex((line) => line.startsWith("# routes = ["));
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(lines.findIndex((line) => line.startsWith("[")));
  },
);

test("what wrangler warns of is one line each", () => {
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
