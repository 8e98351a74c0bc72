import { and, eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { profiles } from "#app/features/account/tables.server.ts";
import { setDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import { claimTexts } from "#app/features/repair/texts/text-work.server.ts";
import { textTranslations, textWork } from "#app/features/repair/texts.tables.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { openApp } from "../../support/app.ts";
import { openTranslator } from "../../support/learning/translator.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

const english: Record<string, string> = {
  "El carro rechina cuando uno frena en frío.": "The car squeals when braking cold.",
  "Las balatas delanteras están gastadas y los discos no.":
    "The front brake pads are worn and the rotors are not.",
};
const inEnglish = (sent: string) =>
  sent
    .split("\n")
    .map((line) => english[line] ?? line)
    .join("\n");
const issues = "El carro rechina cuando uno frena en frío.";
const diagnostic = "Las balatas delanteras están gastadas y los discos no.";

/** A job in Spanish, and the texts that the database has for it in English. */
async function spanishJob(db: Db) {
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner, issues, diagnostic });
  const ref = { shopId: job.shopId, jobId: job.id };
  const rows = async () =>
    db
      .select()
      .from(textTranslations)
      .where(and(eq(textTranslations.shopId, ref.shopId), eq(textTranslations.jobId, ref.jobId)))
      .orderBy(textTranslations.field);
  const due = async () => db.select().from(textWork).where(eq(textWork.jobId, ref.jobId));
  const diagnose = (text: string) =>
    setDiagnostic(
      db,
      { shopId: ref.shopId, jobId: ref.jobId },
      { diagnostic: text, by: owner.id, now: Date.now() },
    );
  return { owner, ref, rows, due, diagnose };
}

test("Makes the translations of all texts of a save with one call, and asks for none again", async () => {
  const { ref, rows, due } = await spanishJob(app().db);
  const { services, asked } = openTranslator(app().db, inEnglish);
  await makeTranslations(services, ref);
  await makeTranslations(services, ref);
  expect(asked).toHaveLength(1);
  expect(await due()).toEqual([]);
  expect(await rows()).toMatchObject([
    { field: "diagnostic", language: "en", text: english[diagnostic], state: "machine", by: null },
    { field: "issues", language: "en", text: english[issues], ofText: issues, state: "machine" },
  ]);
});

test("What is too short to tell is in the job's language, when its writer has none", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await db.update(profiles).set({ language: null }).where(eq(profiles.id, owner.id));
  const job = await makeJob(db, { owner, issues: "No prende", language: "es" });
  const { services } = openTranslator(db, () => "Won't start");
  await makeTranslations(services, { shopId: job.shopId, jobId: job.id });
  const rows = await db.select().from(textTranslations).where(eq(textTranslations.jobId, job.id));
  expect(rows).toMatchObject([{ originalLanguage: "es", language: "en", text: "Won't start" }]);
});

test("Ten messages at once cost one call", async () => {
  const { ref } = await spanishJob(app().db);
  const { services, asked } = openTranslator(app().db, inEnglish);
  await Promise.all(Array.from({ length: 10 }, () => makeTranslations(services, ref)));
  expect(asked).toHaveLength(1);
});

test("Translates only what changed when one text is saved again", async () => {
  const { ref, rows, diagnose } = await spanishJob(app().db);
  const sent: string[] = [];
  const { services, clock } = openTranslator(app().db, (text) => {
    sent.push(text);
    return inEnglish(text);
  });
  await makeTranslations(services, ref);
  await diagnose(issues);
  clock.now = Date.now();
  await makeTranslations(services, ref);
  expect(sent[1]).toBe(issues);
  expect(await rows()).toMatchObject([{ text: english[issues], ofText: issues, version: 2 }, {}]);
});

test("Codes and measures are the same in both languages, without a model and without a mark", async () => {
  const owner = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner, issues: "P0301, P0302", diagnostic: "12.6 V" });
  const ref = { shopId: job.shopId, jobId: job.id };
  const { services, asked } = openTranslator(app().db, inEnglish);
  await makeTranslations(services, ref);
  expect(asked).toEqual([]);
  const rows = await app()
    .db.select()
    .from(textTranslations)
    .where(eq(textTranslations.jobId, job.id));
  expect(rows.map(({ text, state }) => [text, state]).sort()).toEqual([
    ["12.6 V", "written"],
    ["P0301, P0302", "written"],
  ]);
  const read = await (await app().visit(`/repair-cms/${job.id}?lng=es`, { as: owner })).text();
  expect(read).not.toContain("Original en");
});

describe("When the model", () => {
  test("changes the sense of one text, that one is refused and the other one is stored", async () => {
    const { ref, rows, due } = await spanishJob(app().db);
    const { services } = openTranslator(app().db, (sent) =>
      inEnglish(sent).replace("are not", "are"),
    );
    await makeTranslations(services, ref);
    expect(await rows()).toMatchObject([
      { field: "diagnostic", text: null, state: "refused" },
      { field: "issues", text: english[issues], state: "machine" },
    ]);
    expect(await due()).toEqual([]);
  });

  test("fails, the work is tried again later", async () => {
    const { ref, rows, due } = await spanishJob(app().db);
    let works = false;
    const { services, clock, asked } = openTranslator(app().db, (sent) => {
      if (!works) throw new Error("3007: Timeout");
      return inEnglish(sent);
    });
    await makeTranslations(services, ref);
    expect(await rows()).toMatchObject([{ state: "missing" }, { state: "missing" }]);
    expect(await due()).toMatchObject([{ tries: 1, claim: null }]);
    const before = asked.length;
    await makeTranslations(services, ref);
    expect(asked).toHaveLength(before);
    works = true;
    clock.now += 10 * 60_000;
    await makeTranslations(services, ref);
    expect(await rows()).toHaveLength(2);
    expect(await due()).toEqual([]);
  });

  test("is still answering when a text is saved, the new text is due again", async () => {
    const { ref, due, diagnose } = await spanishJob(app().db);
    const { services } = openTranslator(app().db, async (sent) => {
      await diagnose("Se cambió la bomba de agua y ya no tira.");
      return inEnglish(sent);
    });
    await makeTranslations(services, ref);
    expect(await due()).toMatchObject([{ round: 2, claim: null }]);
  });
});

test("Makes the translation once after a Worker that was cut off before it stored it", async () => {
  const { ref, rows, due } = await spanishJob(app().db);
  const { services, asked, clock } = openTranslator(app().db, inEnglish);
  expect(await claimTexts(app().db, ref, clock.now)).toBeDefined();
  await makeTranslations(services, ref);
  expect(asked).toEqual([]);
  clock.now += 2 * 60_000;
  await Promise.all([makeTranslations(services, ref), makeTranslations(services, ref)]);
  expect(asked).toHaveLength(1);
  expect(await rows()).toMatchObject([{ version: 1 }, { version: 1 }]);
  expect(await due()).toEqual([]);
});

test("Settles the work without a translator, and stores what language the texts are in", async () => {
  const { ref, rows, due } = await spanishJob(app().db);
  const { services, asked } = openTranslator(app().db, inEnglish);
  const off = { ...services.ai, models: { ...services.ai.models, translation: [] } };
  await makeTranslations({ ...services, ai: off }, ref);
  expect(asked).toEqual([]);
  expect(await rows()).toMatchObject([
    { language: "en", originalLanguage: "es", text: null, state: "missing" },
    { language: "en", originalLanguage: "es", text: null, state: "missing" },
  ]);
  expect(await due()).toEqual([]);
});

test("Never writes over the words of a person, however late the answer comes", async () => {
  const { owner, ref, rows, diagnose } = await spanishJob(app().db);
  const { services } = openTranslator(app().db, inEnglish);
  await makeTranslations(services, ref);
  await app()
    .db.update(textTranslations)
    .set({ state: "written", text: "My words", by: owner.id })
    .where(eq(textTranslations.jobId, ref.jobId));
  await diagnose("Se cambió la bomba de agua y ya no tira.");
  await makeTranslations(services, ref);
  expect(await rows()).toMatchObject([
    { text: "My words", state: "written", ofText: diagnostic },
    { text: "My words", state: "written" },
  ]);
});
