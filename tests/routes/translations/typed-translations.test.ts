import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { shopPhrases } from "#app/features/phrases/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { jobRequests } from "../../support/repair/job-requests.ts";

const app = openApp();
const { draft, create, page } = jobRequests(app);
const spanish = "Las balatas delanteras están gastadas.";
const english = "Pads are shot up front.";

/** A job without a diagnostic, and what is stored of its texts in another language. */
async function shop() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const job = await makeJob(db, { owner, diagnostic: null });
  const translations = (jobId: string, field: "issues" | "diagnostic" | "description" | "line") =>
    db
      .select()
      .from(textTranslations)
      .where(and(eq(textTranslations.jobId, jobId), eq(textTranslations.field, field)));
  const diagnose = (form: Record<string, string>, lng = "es") =>
    app().visit(`/repair-cms/${job.id}/diagnostic?lng=${lng}`, {
      as: owner,
      form: { version: "1", ...form },
    });
  const quote = (form: Record<string, string | string[]>) =>
    app().visit(`/repair-cms/${job.id}/quotes/new?lng=es`, { as: owner, form });
  return { owner, job, translations, diagnose, quote };
}

test("A diagnostic that was typed in both languages is stored in both, by that person", async () => {
  const { owner, job, translations, diagnose } = await shop();
  const shown = await page(owner, `/repair-cms/${job.id}/diagnostic?lng=es`);
  expect(shown.includes('name="diagnostic.en"')).toBe(true);
  expect((await diagnose({ diagnostic: spanish, "diagnostic.en": english })).status).toBe(302);
  const [translation, ...others] = await translations(job.id, "diagnostic");
  expect(translation).toMatchObject({
    language: "en",
    originalLanguage: "es",
    text: english,
    ofText: spanish,
    state: "written",
    by: owner.id,
  });
  expect(others).toEqual([]);
  expect((await page(owner, `/repair-cms/${job.id}?lng=en`)).includes(english)).toBe(true);
  expect((await page(owner, "/repair-cms?q=shot")).includes(job.id)).toBe(true);
});

test("A text in the language of its box counts the other way round", async () => {
  const { job, translations, diagnose } = await shop();
  await diagnose({ diagnostic: spanish, "diagnostic.es": english }, "en");
  expect(await translations(job.id, "diagnostic")).toMatchObject([
    { language: "en", originalLanguage: "es", text: english },
  ]);
});

test("An overtaken diagnostic stores no translation of its own", async () => {
  const { job, translations, diagnose } = await shop();
  await diagnose({ diagnostic: "Otra cosa muy distinta.", "diagnostic.en": "Something else." });
  const late = await diagnose({ diagnostic: spanish, "diagnostic.en": english });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain(english);
  expect((await translations(job.id, "diagnostic")).map(({ text }) => text)).toEqual([
    "Something else.",
  ]);
});

test("A new job takes both texts in both languages, once however often it is sent", async () => {
  const { owner, translations } = await shop();
  const issues = "El carro rechina cuando uno frena en frío.";
  const form = {
    ...draft({ issues, diagnostic: spanish }),
    "issues.es": "",
    "issues.en": "It squeals",
  };
  const sent = { ...form, "diagnostic.en": english };
  for (let time = 0; time < 2; time++) expect((await create(owner, sent)).status).toBe(302);
  expect(await translations(sent.id, "issues")).toMatchObject([
    { text: "It squeals", state: "written" },
  ]);
  expect(await translations(sent.id, "diagnostic")).toMatchObject([
    { text: english, state: "written" },
  ]);
});

const lines = {
  description: "Poner las muelas de adelante",
  laborHours: "1",
  "materialName[]": ["Muelas de adelante", "Bolsa de tornillos"],
  "materialQuantity[]": ["1", "1"],
  "materialPrice[]": ["80", "5"],
};

test("The lines of a quote that were typed in both languages are remembered, and used", async () => {
  const { owner, job, translations, quote } = await shop();
  const typed = { "description.en": "Fit the front pads", "materials.en": "Front pads\n-" };
  expect((await quote({ ...lines, ...typed })).status).toBe(302);
  expect(await translations(job.id, "description")).toContainEqual(
    expect.objectContaining({ text: "Fit the front pads", state: "written", by: owner.id }),
  );
  const known = await app()
    .db.select()
    .from(shopPhrases)
    .where(eq(shopPhrases.shopId, owner.shopId));
  expect(known.map(({ textEs, textEn }) => [textEs, textEn]).sort()).toEqual([
    ["Muelas de adelante", "Front pads"],
    ["Poner las muelas de adelante", "Fit the front pads"],
  ]);
  await vi.waitFor(
    async () =>
      expect(await translations(job.id, "line")).toContainEqual(
        expect.objectContaining({ text: "Front pads", state: "written" }),
      ),
    10_000,
  );
});

test("Says when there is not one line for each material, and stores nothing", async () => {
  const { owner, job, translations, quote } = await shop();
  const answer = await quote({ ...lines, "materials.en": "Front pads" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("Escriba una línea por material");
  expect(await translations(job.id, "line")).toEqual([]);
  const known = await app()
    .db.select()
    .from(shopPhrases)
    .where(eq(shopPhrases.shopId, owner.shopId));
  expect(known).toEqual([]);
});
