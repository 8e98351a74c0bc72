import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { notesQuery } from "#app/features/notes/notes.server.ts";
import { namingQuery } from "#app/features/notes/seen-mentions.server.ts";
import { noteMentions } from "#app/features/notes/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { lapsed, type Person, signedIn } from "../../../support/people.ts";
import { makeNote } from "../../../support/repair/make-note.ts";

const app = openApp();

async function aShop() {
  const { db } = app();
  const owner = await signedIn(db, "premium", { name: "Rosa Ramírez" });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt, name: "Julián Cantú" });
  return { owner, technician, job: await makeJob(db, { owner }) };
}
const pageOf = async (as: Person, path: string, headers = {}) => {
  const answer = await app().visit(path, { as, headers });
  expect(answer.status).toBe(200);
  return answer.text();
};
const unseenOf = async ({ id }: Person) =>
  (await app().db.select().from(noteMentions).where(eq(noteMentions.memberId, id))).filter(
    ({ seenAt }) => seenAt === null,
  ).length;

describe("a member whom notes name", () => {
  test("Sees their number above list and board until the job is opened", async () => {
    const { owner, technician, job } = await aShop();
    for (const text of ["One @Rosa", "Two @Rosa"])
      await makeNote(app().db, { by: technician, job, named: [owner] }, { text });
    for (const list of ["/repair-cms", "/repair-cms?view=board"]) {
      const html = await pageOf(owner, list);
      expect(html).toContain("Notes for you");
      expect(html).toMatch(/WO-\d+: 2 new/);
      expect(await pageOf(technician, list)).not.toContain("Notes for you");
    }
    expect(await pageOf(owner, `/repair-cms/${job.id}`)).toContain("For you");
    expect(await unseenOf(owner)).toBe(0);
    expect(await pageOf(owner, "/repair-cms")).not.toContain("Notes for you");
    expect(await pageOf(owner, `/repair-cms/${job.id}`)).not.toContain("For you");
  });

  test("A page that is fetched ahead is not opened until its reader says so", async () => {
    const { owner, technician, job } = await aShop();
    await makeNote(app().db, { by: technician, job, named: [owner] });
    await pageOf(owner, `/repair-cms/${job.id}`, { "sec-purpose": "prefetch" });
    expect(await unseenOf(owner)).toBe(1);
    const seen = `/repair-cms/${job.id}/notes/seen`;
    expect((await app().visit(seen, { as: technician, form: {} })).status).toBe(200);
    expect(await unseenOf(owner)).toBe(1);
    expect((await app().visit(seen, { as: owner, form: {} })).status).toBe(200);
    expect(await unseenOf(owner)).toBe(0);
  });

  test("Opening another job changes nothing", async () => {
    const { owner, technician, job } = await aShop();
    const second = await makeJob(app().db, { owner });
    await makeNote(app().db, { by: technician, job, named: [owner] });
    await pageOf(owner, `/repair-cms/${second.id}`);
    expect(await unseenOf(owner)).toBe(1);
  });
});

test("A job's page shows the newest twenty notes, and the others page by page", async () => {
  const { owner, technician, job } = await aShop();
  for (let nth = 1; nth <= 45; nth++)
    // Several of one millisecond, as restored ones may be.
    await makeNote(
      app().db,
      { by: technician, job },
      { text: `Note ${nth}.`, at: new Date(Math.floor(nth / 3) * 1000) },
    );
  const shown: string[] = [];
  let path = `/repair-cms/${job.id}`;
  for (let page = 0; page < 3; page++) {
    const html = await pageOf(owner, path);
    shown.push(...[...html.matchAll(/>(Note \d+\.)</g)].map(([, text]) => text!));
    path = `/repair-cms/${job.id}?notes=${/\?notes=([\w-]+)#notes"/.exec(html)?.[1]}`;
  }
  expect(shown).toHaveLength(45);
  expect(new Set(shown).size).toBe(45);
  expect(shown.slice(0, 1)).toEqual(["Note 45."]);
  expect(path).toContain("undefined");
});

test("After the plan has ended notes are read and not written", async () => {
  const owner = await lapsed(app().db, "premium");
  const job = await makeJob(app().db, { owner });
  await makeNote(app().db, { by: owner, job }, { text: "Still here." });
  const html = await pageOf(owner, `/repair-cms/${job.id}`);
  expect(html).toContain("Still here.");
  expect(html).not.toContain("notes/new");
});

test("Notes and who is named are found along their indexes", async () => {
  const { db, d1 } = app();
  const ref = { shopId: "s", jobId: "j" };
  const plan = async ({ sql, params }: { sql: string; params: unknown[] }) =>
    (
      await d1
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>()
    ).results
      .map(({ detail }) => detail)
      .join("\n");
  const notes = notesQuery(db, ref, { viewerId: "u", reader: "en", before: { at: 1, id: "x" } });
  expect(await plan(notes.toSQL())).toMatch(/job_notes USING INDEX notes_of_job/);
  expect(await plan(notes.toSQL())).not.toMatch(/TEMP B-TREE|SCAN job_notes|SCAN m/);
  expect(await plan(namingQuery(db, "s", "u").toSQL())).toMatch(/mentions_unseen/);
});
