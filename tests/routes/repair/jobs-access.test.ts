import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { findJob, listJobs } from "#app/features/repair/list/jobs.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";
import { typedJob } from "../../support/repair/typed-job.ts";

// Who gets what from the routes of jobs (S1): another's record answers in every cell as a missing
// one does.

const app = openApp();
const diamond = () => signedIn(app().db, "premium");
/** Free, Bronze, and a Diamond plan that ended. */
const unpaid = async () =>
  [
    await signedIn(app().db),
    await signedIn(app().db, "medium"),
    await lapsed(app().db, "premium"),
  ] as const;

type Method = "GET" | "POST";
const places: [Method, string][] = [
  ["GET", "edit"],
  ["GET", "delete"],
  ["POST", "edit"],
  ["POST", "delete"],
  ["POST", "status"],
];

function ask(method: Method, path: string, as: Person | undefined): Promise<Response> {
  if (method === "GET") return app().visit(path, { as });
  if (path.endsWith("/new")) return app().visit(path, { as, form: { ...typedJob, id: newId() } });
  return app().visit(path, {
    as,
    form: path.endsWith("/edit")
      ? typedJob
      : path.endsWith("/status")
        ? { status: "completed" }
        : {},
  });
}

/** The status, and where it leads: "302 /premium". */
const outcome = async (method: Method, path: string, as: Person | undefined) => {
  const answer = await ask(method, path, as);
  return [answer.status, answer.headers.get("location")?.replace(/\?.*/, "")]
    .filter(Boolean)
    .join(" ");
};

test.each(places)("%s /repair-cms/:jobId/%s", async (method, verb) => {
  const owner = await diamond();
  const job = await makeJob(app().db, { owner });
  const others = await makeJob(app().db, { owner: await diamond() });
  for (const id of [others.id, newId(), "nonsense", "%F0%9F%9A%97", "x".repeat(2_000)])
    expect([id, await outcome(method, `/repair-cms/${id}/${verb}`, owner)]).toEqual([id, "404"]);

  const path = `/repair-cms/${job.id}/${verb}`;
  expect(await outcome(method, path, undefined)).toBe(method === "GET" ? "302 /login" : "401");
  for (const person of await unpaid()) {
    expect(await outcome(method, path, person)).toBe("302 /premium");
    const own = await makeJob(app().db, { owner: person });
    expect(await outcome(method, `/repair-cms/${own.id}/${verb}`, person)).toBe("302 /premium");
    expect(own).toMatchObject((await findJob(app().db, person.shopId, own.id))!);
  }
  expect(job).toMatchObject((await findJob(app().db, owner.shopId, job.id))!);
  expect(others).toMatchObject((await findJob(app().db, others.shopId, others.id))!);
  expect(await outcome(method, path, owner)).toMatch(/^200|^302 \/repair-cms/);
});

test("Another shop's record answers exactly as a missing one", async () => {
  const owner = await diamond();
  const others = await makeJob(app().db, { owner: await diamond() });
  for (const [method, verb] of places) {
    const text = async (id: string) => {
      const html = await (await ask(method, `/repair-cms/${id}/${verb}`, owner)).text();
      const own = [/nonce="([^"]+)"/, /data-request="([^"]+)"/].map(
        (fact) => fact.exec(html)?.[1] ?? "nothing",
      );
      return [id, ...own].reduce((kept, fact) => kept.replaceAll(fact, "ITS OWN"), html);
    };
    expect(await text(others.id)).toBe(await text(newId()));
  }
});

test.each<[Method, string]>([
  ["GET", "/repair-cms"],
  ["GET", "/repair-cms/new"],
  ["POST", "/repair-cms/new"],
])("%s %s", async (method, path) => {
  expect(await outcome(method, path, undefined)).toBe(method === "GET" ? "302 /login" : "401");
  for (const person of await unpaid()) {
    expect(await outcome(method, path, person)).toBe("302 /premium");
    expect((await listJobs(app().db, person.shopId)).jobs).toEqual([]);
  }
  expect(await outcome(method, path, await diamond())).toMatch(
    method === "GET" ? /^200$/ : /^302 \/repair-cms\/[\da-f-]{36}$/,
  );
});

test("A form with the id of another shop's job creates one's own and does not change theirs", async () => {
  const job = await makeJob(app().db, { owner: await diamond() });
  const thief = await diamond();
  expect(
    (await app().visit("/repair-cms/new", { as: thief, form: { ...typedJob, id: job.id } })).status,
  ).toBe(302);
  expect(job).toMatchObject((await findJob(app().db, job.shopId, job.id))!);
  const theirs = await app()
    .db.select()
    .from(repairJobs)
    .where(eq(repairJobs.shopId, thief.shopId));
  expect(theirs.map(({ number, customerFirstName }) => [number, customerFirstName])).toEqual([
    [1, "Luz"],
  ]);
});
