import { afterEach, beforeEach, expect, test } from "vitest";
import { checksFor } from "../../../scripts/doctor/checks.ts";
import { query } from "../../../scripts/doctor/remote.ts";
import { CheckError, type CheckResult, runChecks } from "../../../scripts/doctor/run-checks.ts";
import { ProductionStandIn } from "../../support/machine/production-stand-in.ts";
import { cloudflareFaults } from "./cloudflare-faults.ts";
import { endpoint, sells } from "./faults.ts";
import { siteFaults } from "./site-faults.ts";
import { storageFaults } from "./storage-faults.ts";
import { stripeFaults } from "./stripe-faults.ts";
import { workerFaults } from "./worker-faults.ts";

const table = [
  ...cloudflareFaults,
  ...storageFaults,
  ...siteFaults,
  ...workerFaults,
  ...stripeFaults,
];

let production: ProductionStandIn;
beforeEach(async () => {
  production = new ProductionStandIn();
  await production.open();
});
afterEach(() => production.close());

/** Runs all checks, or those of the account and one service. */
async function check(only?: string): Promise<{ passed: boolean; lines: CheckResult[] }> {
  const lines: CheckResult[] = [];
  const checks = checksFor(production.target).filter(
    ({ name }) => !only || name === "account" || name === only,
  );
  return { passed: await runChecks(checks, production.target, (line) => lines.push(line)), lines };
}

test("All checks pass, one line each, and no ticket is left", async () => {
  const { passed, lines } = await check();
  expect(lines.filter(({ outcome }) => outcome !== "ok")).toEqual([]);
  expect(passed).toBe(true);
  expect(lines.map(({ name }) => name)).toEqual([
    "account",
    "worker llave",
    "worker llave-stripe",
    "worker llave-front",
    "routes",
    "database",
    "placement",
    "health of the site",
    "health of the webhooks",
    "https",
    "headers",
    "page as sent",
    "files",
    "images",
    "queue",
    "mail",
    "vehicle data",
    "chat @cf/one/chat",
    "picture @cf/one/eyes",
    "translation @cf/one/words",
    "Stripe key",
    "Stripe permissions",
    "Stripe prices",
    "Stripe webhook",
    "Stripe Connect webhook",
    "Stripe portal",
  ]);
  expect(production.database.prepare("select count(*) as n from verifications").get()).toEqual({
    n: 0,
  });
});

test.each(table)("%s %s: has its own message", async (name, _, make, sentence) => {
  make(production);
  const { passed, lines } = await check(name);
  expect(passed).toBe(false);
  const said = lines.find(({ outcome }) => outcome === "failed");
  expect([said?.name, said?.text]).toEqual([name, expect.stringContaining(sentence)]);
  expect(said?.text).toMatch(/^[^\n]+\.$/);
});

test("Each failure has its own message", () => {
  const sentences = table.map(([name, , , sentence]) => `${name} ${sentence}`);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each<[ProductionStandIn["plain"], string]>([
  [
    { status: 404 },
    "The deployed Worker does not know the self-test: deploy this version with npm run deploy.",
  ],
  [{ status: 429 }, "The site allows no more self-tests for now: wait a minute and try again."],
  [
    { status: 503 },
    "The Worker is not configured (503): npx wrangler tail llave names what is missing.",
  ],
  [
    { status: 403, body: "<html>challenge</html>" },
    "The self-test was answered by something else (403): look for a firewall rule or a challenge in front of /health.",
  ],
])("Explains a self-test that is answered with %o", async (answer, sentence) => {
  production.selfTest = answer;
  const { lines } = await check();
  expect(lines.filter(({ outcome }) => outcome !== "ok").map(({ text }) => text)).toContain(
    sentence,
  );
});

test("When the site is down, every check that needs it says so, and the others still run", async () => {
  production.target.site = "http://127.0.0.1:9";
  const { lines } = await check();
  expect(lines.find(({ name }) => name === "database")?.outcome).toBe("ok");
  expect(lines.find(({ name }) => name === "mail")?.text).toBe(
    "The site does not answer at http://127.0.0.1:9: check the deployment and the domain's DNS.",
  );
  expect(lines.find(({ name }) => name === "headers")?.text).toContain(
    "does not answer: check the custom domain",
  );
});

test("Without an account, that is the one failure, and nothing else is asked", async () => {
  production.broken["/accounts"] = { status: 500 };
  const { passed, lines } = await check();
  expect(passed).toBe(false);
  const [first, ...others] = lines;
  expect([first?.name, first?.outcome]).toEqual(["account", "failed"]);
  expect(others).toHaveLength(25);
  for (const { outcome, text } of others)
    expect([outcome, text]).toEqual(["skipped", "not asked, since account failed"]);
  await expect(query(production.target, "select 1")).rejects.toThrow(CheckError);
});

test.each([
  ["aws:us-east-1", "ENAM", "the Worker runs near aws:us-east-1, the database in ENAM"],
  ["aws:us-nowhere-1", "ENAM", "the Worker runs near aws:us-nowhere-1, the database in ENAM"],
  [undefined, "WEUR", "the Worker runs near each reader, the database in WEUR"],
  ["aws:us-east-1", undefined, "not known: D1 did not say where the database is"],
])("A placement of %s with a database in %s passes", async (placement, region, text) => {
  production.target.expected.placement = placement;
  production.region = region;
  const { lines } = await check("placement");
  expect(lines.at(-1)).toEqual({ outcome: "ok", name: "placement", text });
});

test("An endpoint may send any version of Stripe's API", async () => {
  endpoint({ api_version: "2024-01-01" })(production);
  const { lines } = await check("Stripe webhook");
  expect(lines.at(-1)).toMatchObject({
    outcome: "ok",
    text: "enabled, with all 15 events, version 2024-01-01",
  });
});

test("A fault of the stand-in for Stripe is called one, and no setting is advised", async () => {
  sells({ unit_amount: 1 })(production);
  const { cloudflare } = await production.target.signIn();
  Object.assign(production.target, { cloudflare, standIns: true });
  const { lines } = await check("Stripe prices");
  expect(lines.at(-1)?.text).toMatch(/^The stand-in for Stripe is at fault, and no setting: /);
});
