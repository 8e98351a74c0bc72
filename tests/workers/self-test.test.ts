import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { checksFor } from "../../scripts/doctor/checks.ts";
import { type CheckResult, runChecks } from "../../scripts/doctor/run-checks.ts";
import type { Target } from "../../scripts/doctor/target.ts";
import { openApp } from "../support/app.ts";

const app = openApp();

const target = (): Target => ({
  site: app().origin,
  plain: undefined,
  expected: {
    workers: { app: "llave", stripe: "llave-stripe", front: "llave-front" },
    databaseName: "llave",
    databaseId: "",
    bucket: "",
    queue: "",
    lost: "",
    crons: [],
    placement: undefined,
    owner: "owner@llave.test",
    models: { chat: ["demo/chat"], vision: ["demo/chat"], translation: ["demo/translation"] },
  },
  deploy: "npm start",
  standIns: true,
  stripeMode: undefined,
  cloudflare: undefined,
  signIn: () => Promise.reject(new Error("not here")),
  sql: async (statement) =>
    (await app().d1.prepare(statement).all<Record<string, unknown>>()).results,
  pause: 61_000,
});

/** A ticket as the doctor writes it, with the end it is given. */
async function ticket(identifier: string, ends: number): Promise<string> {
  const made = randomBytes(32).toString("hex");
  const id = createHash("sha256").update(made).digest("hex");
  const insert =
    "insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values (?, ?, '', ?, 1, 1)";
  await app().d1.prepare(insert).bind(id, identifier, ends).run();
  return made;
}
const soon = () => Date.now() + 60_000;
const ask = (authorization: string, body = '{"ask":"files"}') =>
  app().visit("/health/self-test", {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body,
  });

test("Passes npm run doctor with the stand-ins, and names them", {
  timeout: 600_000,
}, async () => {
  const lines: CheckResult[] = [];
  // The tests' own database is not made by wrangler, so it has no record of migrations;
  // tests/scripts/doctor has that check.
  const checks = checksFor(target()).filter(({ name }) => name !== "database");
  const passed = await runChecks(checks, target(), (line) => lines.push(line));
  expect(lines.filter(({ outcome }) => outcome !== "ok")).toEqual([]);
  expect(passed).toBe(true);
  const text = (name: string) => lines.find((line) => line.name === name)?.text;
  for (const name of [
    "mail",
    "files",
    "images",
    "queue",
    "vehicle data",
    "chat demo/chat",
    "translation demo/translation",
    "Stripe key",
    "Stripe portal",
  ])
    expect(text(name)).toContain("stand-in");
});

test("Answers 404 without a valid ticket: none, forged, expired, another's or used", async () => {
  const used = await ticket("self-test", soon());
  expect(await (await ask(`Bearer ${used}`)).json()).toEqual({
    ok: true,
    same: true,
    deleted: true,
  });
  const ended = await ticket("self-test", Date.now() - 5_000);
  const reset = await ticket("reset:u1", soon());
  for (const given of [
    `Bearer ${"0".repeat(64)}`,
    `Bearer ${ended}`,
    `Bearer ${reset}`,
    `Bearer ${used}`,
  ])
    expect((await ask(given)).status, given).toBe(404);
  expect((await app().visit("/health/self-test")).status).toBe(404);
  expect(
    await app().d1.prepare("select 1 from verifications where identifier = 'reset:u1'").all(),
  ).toMatchObject({ results: [{}] });
});

test("Refuses an unknown check, and uses up its ticket", async () => {
  const given = await ticket("self-test", soon());
  const answer = await ask(`Bearer ${given}`, '{"ask":"secrets"}');
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { ok: false, why: "the question was not understood" },
  ]);
  expect(
    await app()
      .d1.prepare(
        "select 1 from verifications where identifier = 'self-test' and expires_at > unixepoch() * 1000",
      )
      .all(),
  ).toMatchObject({
    results: [],
  });
});

test("Limits checks to twenty a minute", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async () => (await ask("Bearer x")).status),
  );
  expect(statuses).toContain(429);
});
