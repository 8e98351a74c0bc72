import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/d1";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "#app/platform/db/db.server.ts";
import { localVars } from "../../scripts/local/local.ts";
import { servedWorkers } from "../../scripts/local/workers.ts";
import { authSecret } from "../support/app.ts";
import { makeTopic } from "../support/make.ts";
import { type Person, signedIn } from "../support/people.ts";

// The production build, and a copy of its database that never hears of anything: no person, no
// session, no plan, no post.

const origin = "http://localhost";
let server: Miniflare;
let db: Db;

beforeAll(async () => {
  const workers = servedWorkers(
    { ...localVars(origin, authSecret), READ_REPLICAS: "on" },
    { paced: false },
  );
  const app = workers[0] as {
    modules: object[];
    modulesRoot: string;
    d1Databases: Record<string, unknown>;
  };
  const contents = readFileSync(
    path.join(import.meta.dirname, "../support/machine/lagging.js"),
    "utf8",
  );
  app.modules.unshift({
    type: "ESModule",
    path: path.join(app.modulesRoot, "lagging.js"),
    contents,
  });
  app.d1Databases = { ...app.d1Databases, COPY: "copy" };
  server = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      log: new Log(LogLevel.ERROR),
      workers,
    }),
  );
  const statements = globSync("migrations/*.sql")
    .sort()
    .flatMap((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"));
  for (const name of ["DB", "COPY"]) {
    const d1 = (await server.getD1Database(name, "llave")) as D1Database;
    await d1.batch(statements.map((statement) => d1.prepare(statement)));
    if (name === "DB") db = drizzle(d1);
  }
});
afterAll(() => server.dispose());

/** A browser of someone: it keeps the bookmark that it is given. */
function browserOf({ cookie }: Person) {
  let bookmark = "";
  const ask = async (at: string, form?: Record<string, string>) => {
    const answer = await server.dispatchFetch(origin + at, {
      redirect: "manual",
      headers: { cookie: [cookie, bookmark].filter(Boolean).join("; "), origin },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const set of answer.headers.getSetCookie())
      if (set.startsWith("llave.bookmark=")) bookmark = set.split(";")[0]!;
    return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
  };
  return { ask, bookmark: () => bookmark };
}

test("Shows a write to its author at once, to others when replicated, and reads access from the primary", async () => {
  const [writer, other] = [
    browserOf(await signedIn(db, "medium")),
    browserOf(await signedIn(db, "medium")),
  ];
  // the copy knows neither the session nor the plan
  expect((await writer.ask("/discussion")).status).toBe(200);
  expect(writer.bookmark()).toBe("");

  const form = {
    id: newId(),
    title: "Brake pedal sinks slowly",
    content: "No leak to be seen.",
    language: "en",
  };
  const written = await writer.ask("/discussion/new", form);
  expect(written.status).toBe(302);
  expect(writer.bookmark()).toMatch(/^llave\.bookmark=[0-9a-f-]{20,}$/);

  expect((await writer.ask("/discussion")).text).toContain(form.title);
  const theirs = await other.ask("/discussion");
  expect([theirs.status, theirs.text.includes(form.title)]).toEqual([200, false]);
});

test("Follows a link to a record that is not replicated yet", async () => {
  const reader = browserOf(await signedIn(db, "premium"));
  const topic = await makeTopic(db, {
    by: await signedIn(db, "medium"),
    title: "Fresh from the primary",
  });
  const page = await reader.ask(`/discussion/${topic.id}`);
  expect([page.status, page.text.includes("Fresh from the primary")]).toEqual([200, true]);
  expect((await reader.ask("/discussion/none")).status).toBe(404);
});

test("Refuses a plan that just ended, whatever the replicas say", async () => {
  const gone = browserOf(await signedIn(db, "premium", { endsAt: Date.now() - 1 }));
  expect((await gone.ask("/videos")).to).toBe("/premium?from=videos");
  const never = browserOf(await signedIn(db, "free"));
  expect((await never.ask("/discussion")).to).toBe("/premium?from=forum");
});

test("Reads a user's own records from the primary", async () => {
  const owner = browserOf(await signedIn(db, "premium"));
  const form = {
    id: newId(),
    customerFirstName: "Rosa",
    customerLastName: "Lund",
    customerEmail: "rosa@shop.test",
    customerPhone: "555 0100",
  };
  const car = {
    carMake: "Seat",
    carModel: "Ibiza",
    carYear: "2015",
    licensePlate: "B 77",
    issues: "Stalls when warm",
    language: "en",
  };
  expect((await owner.ask("/repair-cms/new", { ...form, ...car })).status).toBe(302);
  expect(owner.bookmark()).toBe("");
  expect((await owner.ask("/repair-cms")).text).toContain("Lund");
});
