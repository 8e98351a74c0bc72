import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { jobNotes, noteMentions } from "#app/features/notes/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makeNote } from "../../../support/repair/make-note.ts";

const app = openApp();

/** A shop with an owner, an advisor, a technician and a job. */
async function aShop() {
  const { db } = app();
  const owner = await signedIn(db, "premium", { name: "Rosa Ramírez" });
  const { shopId } = owner;
  const member = (role: "advisor" | "technician", name: string) =>
    signedIn(db, "free", { worksAt: { shopId, role }, name });
  const [advisor, technician] = await Promise.all([
    member("advisor", "Megan Doyle"),
    member("technician", "Julián Cantú"),
  ]);
  return { owner, advisor, technician, job: await makeJob(db, { owner }) };
}

type Form = { text?: string; id?: string; version?: string; "named[]"?: string };
const write = (as: Person, { id: jobId }: { id: string }, form: Form, page = "new") =>
  app().visit(`/repair-cms/${jobId}/notes/${page}`, { as, form: { id: newId(), ...form } });
const notesOf = ({ shopId }: Person) =>
  app().db.select().from(jobNotes).where(eq(jobNotes.shopId, shopId));
const namedIn = async ({ shopId }: Person) =>
  (await app().db.select().from(noteMentions).where(eq(noteMentions.shopId, shopId))).map(
    ({ memberId }) => memberId,
  );
const pageOf = async (as: Person, path: string, headers = {}) =>
  (await app().visit(path, { as, headers })).text();

describe("writing a note", () => {
  test("A technician names an advisor by typing the name, and the note is translated", async () => {
    const { owner, advisor, technician, job } = await aShop();
    const answer = await write(technician, job, { text: "@megan Falta la abrazadera." });
    expect(answer.headers.get("location")).toBe(`/repair-cms/${job.id}#notes`);
    expect(await notesOf(owner)).toMatchObject([
      { by: technician.id, text: "@megan Falta la abrazadera.", editedAt: null },
    ]);
    expect(await namedIn(owner)).toEqual([advisor.id]);
    const texts = await app().db.select().from(textTranslations);
    expect(texts.filter(({ field, jobId }) => field === "note" && jobId === job.id)).toMatchObject([
      { language: "en", originalLanguage: "es", ofText: "@megan Falta la abrazadera." },
    ]);
  });

  test("Members are named by ticks as well, once, and nobody names themself", async () => {
    const { owner, advisor, technician, job } = await aShop();
    await write(advisor, job, { text: "@Julián @Megan ok", "named[]": technician.id });
    expect(await namedIn(owner)).toEqual([technician.id]);
  });

  test("A member of another shop cannot be named", async () => {
    const { owner, technician, job } = await aShop();
    const other = await aShop();
    await write(technician, job, { text: "Listo", "named[]": other.advisor.id });
    expect(await namedIn(owner)).toEqual([]);
  });

  test("A form sent twice, also at the same moment, is one note", async () => {
    const { owner, technician, job } = await aShop();
    const form = { id: newId(), text: "@Megan ok" };
    const answers = await Promise.all([1, 2, 3].map(() => write(technician, job, form)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(await notesOf(owner)).toHaveLength(1);
    expect(await namedIn(owner)).toHaveLength(1);
  });

  test("Another text under the same key is kept in its form, and saved by the next press", async () => {
    const { owner, technician, job } = await aShop();
    const id = newId();
    await write(technician, job, { id, text: "One" });
    const refused = await write(technician, job, { id, text: "Two @Megan" });
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain("Two @Megan");
    expect(await notesOf(owner)).toHaveLength(1);
    expect(await namedIn(owner)).toEqual([]);
    const fresh = /name="id"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="id"/.exec(html)!;
    await write(technician, job, { id: fresh[1] ?? fresh[2]!, text: "Two @Megan" });
    expect((await notesOf(owner)).map(({ text }) => text)).toEqual(["One", "Two @Megan"]);
  });

  test.each([
    ["nothing", { text: " " }],
    ["a text that is too long", { text: "x".repeat(1_001) }],
    ["a name that two members have", { text: "@Ana mire" }],
  ])("Refuses %s beside its field, and keeps what was typed", async (_, form) => {
    const { owner, technician, job } = await aShop();
    const { shopId } = owner;
    for (const name of ["Ana Uno", "Ana Dos"])
      await signedIn(app().db, "free", { worksAt: { shopId, role: "advisor" }, name });
    const refused = await write(technician, job, form);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("aria-invalid");
    if (form.text.trim()) expect(html).toContain(form.text);
    expect(await notesOf(owner)).toEqual([]);
  });

  test("Hostile text is shown as text", async () => {
    const { owner, technician, job } = await aShop();
    const text = `<script>alert(1)</script>"'%_\u202E@<b>`;
    expect((await write(technician, job, { text })).status).toBe(302);
    const html = await pageOf(owner, `/repair-cms/${job.id}`);
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).not.toContain("<script>alert(1)");
  });
});

describe("correcting and deleting", () => {
  const quarter = 15 * 60_000;

  test("Its author corrects a note, and whom it names, for fifteen minutes", async () => {
    const { owner, advisor, technician, job } = await aShop();
    const id = await makeNote(app().db, { by: technician, job, named: [advisor] });
    const page = `${id}/edit`;
    const saved = await write(technician, job, { text: "@Rosa ya", version: "1" }, page);
    expect(saved.status).toBe(302);
    const [note] = await notesOf(owner);
    expect(note).toMatchObject({ text: "@Rosa ya", version: 2, editedAt: expect.any(Date) });
    expect(await namedIn(owner)).toEqual([owner.id]);
    const old = await write(technician, job, { text: "Otra", version: "1" }, page);
    expect(old.status).toBe(409);
    await app()
      .db.update(jobNotes)
      .set({ at: new Date(Date.now() - quarter - 1_000) })
      .where(eq(jobNotes.id, id));
    const late = await write(technician, job, { text: "Tarde", version: "2" }, page);
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("Tarde");
    expect((await notesOf(owner))[0]!.text).toBe("@Rosa ya");
  });

  test("Nobody else corrects or deletes it, not even the owner, nor from another job or shop", async () => {
    const { owner, advisor, technician, job } = await aShop();
    const other = await aShop();
    const second = await makeJob(app().db, { owner });
    const id = await makeNote(app().db, { by: technician, job });
    const before = await notesOf(owner);
    for (const [as, at] of [
      [owner, job],
      [advisor, job],
      [technician, second],
      [other.technician, job],
      [other.technician, other.job],
    ] as const)
      for (const page of [`${id}/edit`, `${id}/delete`]) {
        const path = `/repair-cms/${at.id}/notes/${page}`;
        expect((await app().visit(path, { as })).status).toBe(404);
        const answer = await write(as, at, { text: "Mine now", version: "1" }, page);
        expect([404, 409]).toContain(answer.status);
      }
    expect(await notesOf(owner)).toEqual(before);
  });

  test("A deleted note leaves that there was one, and nothing that it said in either language", async () => {
    const { owner, advisor, technician, job } = await aShop();
    const id = await makeNote(app().db, { by: technician, job, named: [advisor] });
    await app().db.insert(textTranslations).values({
      shopId: owner.shopId,
      jobId: job.id,
      subjectId: id,
      field: "note",
      language: "es",
      originalLanguage: "en",
      text: "Pastillas en el estante.",
      ofText: "Pads on the shelf.",
      state: "machine",
      at: new Date(),
    });
    expect(await pageOf(owner, `/repair-cms/${job.id}?lng=es`)).toContain("Pastillas en el");
    expect((await write(technician, job, {}, `${id}/delete`)).status).toBe(302);
    expect((await write(technician, job, {}, `${id}/delete`)).status).toBe(302);
    expect(await notesOf(owner)).toMatchObject([{ text: "", removedAt: expect.any(Date) }]);
    expect(await namedIn(owner)).toEqual([]);
    const texts = await app().db.select().from(textTranslations);
    expect(texts.filter(({ subjectId }) => subjectId === id)).toEqual([]);
    const html = await pageOf(owner, `/repair-cms/${job.id}`);
    expect(html).toContain("Julián Cantú deleted a note");
    expect(html).not.toContain("Pads on the shelf");
  });

  test("The notes of a job go with it", async () => {
    const { owner, advisor, technician, job } = await aShop();
    await makeNote(app().db, { by: technician, job, named: [advisor] });
    await app().db.delete(repairJobs).where(eq(repairJobs.id, job.id));
    expect([await notesOf(owner), await namedIn(owner)]).toEqual([[], []]);
  });
});
