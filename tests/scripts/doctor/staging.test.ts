import { afterEach, beforeEach, expect, test } from "vitest";
import { checksFor } from "../../../scripts/doctor/checks.ts";
import { deployed } from "../../../scripts/doctor/remote.ts";
import { type CheckResult, runChecks } from "../../../scripts/doctor/run-checks.ts";
import { environment } from "../../support/machine/deployment.ts";
import { ProductionStandIn } from "../../support/machine/production-stand-in.ts";
import { page, sells, stripe } from "./faults.ts";

let there: ProductionStandIn;
beforeEach(async () => {
  there = new ProductionStandIn();
  await there.open();
  there.target.stripeMode = "test";
  const test = { status: 503, body: { ok: false, configuration: true, livePayments: false } };
  page("/health", test)(there);
  page("/webhooks/health", test)(there);
  stripe(() => ({ keyMode: "test" }))(there);
  for (const plan of ["medium", "premium"] as const) sells({ livemode: false }, plan)(there);
});
afterEach(() => there.close());

/** Every line of the doctor that does not say ok, and those of some checks. */
async function lines(...names: string[]): Promise<CheckResult[]> {
  const all: CheckResult[] = [];
  await runChecks(checksFor(there.target), there.target, (line) => all.push(line));
  return all.filter(({ outcome, name }) => outcome !== "ok" || names.includes(name));
}

test("Live payments are expected in production alone", () => {
  expect(deployed(environment()).stripeMode).toBe("live");
  expect(deployed(environment({}, "staging")).stripeMode).toBe("test");
});

test("Staging passes in Stripe's test mode", async () => {
  const ok = "ok" as const;
  expect(await lines("health of the site", "health of the webhooks", "Stripe key")).toEqual([
    { outcome: ok, name: "health of the site", text: "ok, in Stripe's test mode" },
    { outcome: ok, name: "health of the webhooks", text: "ok, in Stripe's test mode" },
    { outcome: ok, name: "Stripe key", text: "test mode" },
  ]);
});

test("Staging with a live key fails, in either worker", async () => {
  const healthy = { status: 200, body: { ok: true, configuration: true } };
  page("/health", healthy)(there);
  page("/webhooks/health", healthy)(there);
  stripe(() => ({ keyMode: "live" }))(there);
  const said = Object.fromEntries((await lines()).map(({ name, text }) => [name, text]));
  expect(said).toMatchObject({
    "health of the site":
      "/health reports live payments: put a key of a sandbox into STRIPE_SECRET_KEY of llave (docs/deploy.md, Staging).",
    "health of the webhooks":
      "/webhooks/health reports live payments: put a key of a sandbox into STRIPE_SECRET_KEY of llave-stripe (docs/deploy.md, Staging).",
    "Stripe key":
      "The key is a live one, so a rehearsal would charge real cards: put one of a sandbox into STRIPE_SECRET_KEY of both workers (docs/deploy.md, Staging).",
  });
});

test("Staging in test mode still reports what else is down", async () => {
  page("/health", { body: { ok: false, livePayments: false, database: false } })(there);
  const [said] = await lines();
  expect(said?.text).toBe(
    "/health reports a failure: the database does not answer, so look at npx wrangler d1 info llave.",
  );
});

test("Staging that is not deployed is deployed by its own command", async () => {
  const { api, target } = there;
  target.deploy = deployed(environment({}, "staging")).deploy;
  for (const path of Object.keys(api))
    if (/deployments|workers\/domains/.test(path)) api[path] = undefined;
  const texts = (await lines()).map(({ text }) => text);
  expect(texts).toContain("The worker llave is not deployed: run npm run deploy -- --env staging.");
  expect(texts.join("\n")).not.toMatch(/npm run deploy[^ ]/);
});
