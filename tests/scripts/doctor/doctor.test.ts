import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checksFor } from "../../../scripts/doctor/checks.ts";
import { examine, type Line, Wrong } from "../../../scripts/doctor/finding.ts";
import { query } from "../../../scripts/doctor/remote.ts";
import { events } from "../../../scripts/doctor/stripe-events.ts";
import { Doors } from "../../support/doors.ts";
import { cloudflareFaults } from "./cloudflare-faults.ts";
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

let doors: Doors;
beforeEach(async () => {
  doors = new Doors();
  await doors.open();
});
afterEach(() => doors.close());

/** Asks everything, or of the account and one door alone. */
async function look(only?: string): Promise<{ well: boolean; lines: Line[] }> {
  const lines: Line[] = [];
  const checks = checksFor(doors.at).filter(
    ({ door }) => !only || door === "account" || door === only,
  );
  return { well: await examine(checks, doors.at, (line) => lines.push(line)), lines };
}

test("every door answers: each has its own line, and no ticket is left", async () => {
  const { well, lines } = await look();
  expect(lines.filter(({ ok }) => !ok)).toEqual([]);
  expect(well).toBe(true);
  expect(lines.map(({ door }) => door)).toEqual([
    "account",
    "worker llave",
    "worker llave-stripe",
    "routes",
    "database",
    "health of the site",
    "health of the webhooks",
    "https",
    "headers",
    "page as sent",
    "files",
    "images",
    "queue",
    "mail",
    "chat @cf/one/chat",
    "picture @cf/one/eyes",
    "translation @cf/one/words",
    "Stripe key",
    "Stripe permissions",
    "Stripe prices",
    "Stripe webhook",
    "Stripe portal",
  ]);
  expect(doors.database.prepare("select count(*) as n from verifications").get()).toEqual({ n: 0 });
});

test.each(table)("%s %s: its own sentence", async (door, _, make, sentence) => {
  make(doors);
  const { well, lines } = await look(door);
  expect(well).toBe(false);
  const said = lines.find((line) => !line.ok);
  expect([said?.door, said?.text]).toEqual([door, expect.stringContaining(sentence)]);
  expect(said?.text).toMatch(/^[^\n]+\.$/);
});

test("each failure has its own sentence", () => {
  const sentences = table.map(([door, , , sentence]) => `${door} ${sentence}`);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each<[Doors["plain"], string]>([
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
])("a self-test that is answered with %o", async (answer, sentence) => {
  doors.selfTest = answer;
  const { lines } = await look();
  expect(lines.filter(({ ok }) => !ok).map(({ text }) => text)).toContain(sentence);
});

test("a site that does not answer says so on every line that needs it, and the others are asked all the same", async () => {
  doors.at.site = "http://127.0.0.1:9";
  const { lines } = await look();
  expect(lines.find(({ door }) => door === "database")?.ok).toBe(true);
  expect(lines.find(({ door }) => door === "mail")?.text).toBe(
    "The site does not answer at http://127.0.0.1:9: check the deployment and the domain's DNS.",
  );
  expect(lines.find(({ door }) => door === "headers")?.text).toContain(
    "does not answer: check the custom domain",
  );
});

test("without an account, what needs it says that it was not asked", async () => {
  doors.broken["/accounts"] = { status: 500 };
  const { lines } = await look();
  expect(lines.find(({ door }) => door === "routes")?.text).toBe(
    "Not asked, because the account is not known: mend that first.",
  );
  expect(lines.find(({ door }) => door === "https")?.ok).toBe(true);
  await expect(query(doors.at, "select 1")).rejects.toThrow(Wrong);
});

test("the README names every event that the doctor asks for", () => {
  const [, listed = ""] =
    /- \*Webhooks\*:([\s\S]*?)Its signing secret/.exec(readFileSync("README.md", "utf8")) ?? [];
  const names = [...listed.matchAll(/`([\w.]+)`/g)].map(([, name]) =>
    name!.replace(/^\./, "customer.subscription."),
  );
  expect(names.filter((name) => name.includes("."))).toEqual([...events]);
});
