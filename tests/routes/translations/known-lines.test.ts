import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { setDiagnostic } from "#app/features/job-pages/diagnostic.server.ts";
import { knownLinesQueries } from "#app/features/phrases/known-lines.server.ts";
import { addPhrase, remember } from "#app/features/phrases/save-phrase.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import { openApp } from "../../support/app.ts";
import { openTranslator } from "../../support/learning/translator.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});

/** A job with this text, in the shop of an owner who has said things before. */
async function jobOf(issues: string, others: { diagnostic?: string } = {}) {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const job = await makeJob(db, { owner, issues, ...others });
  const ref = { shopId: job.shopId, jobId: job.id };
  const author = { by: owner.id, now: Date.now() };
  const translation = (field: "issues" | "diagnostic") =>
    db
      .select()
      .from(textTranslations)
      .where(and(eq(textTranslations.jobId, job.id), eq(textTranslations.field, field)))
      .get();
  const diagnose = (diagnostic: string) =>
    setDiagnostic(db, { shopId: ref.shopId, jobId: ref.jobId }, { diagnostic, ...author });
  const know = (es: string, en: string, from: "en" | "es" = "es") =>
    remember(db, ref.shopId, { from, texts: { en, es } }, author);
  return { db, ref, author, translation, diagnose, know };
}

test("A remembered line is used word for word, however it is written, without a model", async () => {
  const { ref, know, translation } = await jobOf("  BALATAS  delanteras. ");
  await know("Balatas delanteras", "Front brake pads");
  const { services, asked } = openTranslator(app().db, () => "Wrong");
  await makeTranslations(services, ref);
  expect(asked).toEqual([]);
  expect(await translation("issues")).toMatchObject({
    text: "Front brake pads",
    state: "written",
    by: null,
  });
});

test("A long line is remembered as a short one is", async () => {
  const long = `Cambiar ${"balatas, discos y mordazas, ".repeat(20)}y purgar.`;
  const { ref, know, translation } = await jobOf(long);
  await know(long, "Replace all of the brakes and bleed them");
  const { services, asked } = openTranslator(app().db, () => "Wrong");
  await makeTranslations(services, ref);
  expect(asked).toEqual([]);
  expect(await translation("issues")).toMatchObject({
    text: "Replace all of the brakes and bleed them",
  });
});

test("Another shop's memory is its own", async () => {
  const { know } = await jobOf("");
  await know("Ponerle las muelas nuevas", "Fit the new brake pads");
  const other = await jobOf("Ponerle las muelas nuevas");
  const { services, asked } = openTranslator(app().db, () => "Fit the new brake pads");
  await makeTranslations(services, other.ref);
  expect(asked.length).toBeGreaterThan(0);
});

test("A usual line of the trade is said by hand, without a model", async () => {
  const { ref, translation } = await jobOf("Replace front brake pads");
  const { services, asked } = openTranslator(app().db, () => "Wrong");
  await makeTranslations(services, ref);
  expect(asked).toEqual([]);
  expect(await translation("issues")).toMatchObject({
    language: "es",
    text: "Cambiar balatas delanteras",
    state: "written",
  });
});

test("The latest way to say a line wins, and a line is known in both directions", async () => {
  const { ref, know, translation } = await jobOf("Balatas delanteras", {
    diagnostic: "Front pads",
  });
  await know("Balatas delanteras", "Front brake pads");
  await know("Balatas delanteras", "Front pads");
  await makeTranslations(openTranslator(app().db, () => "Wrong").services, ref);
  expect(await translation("issues")).toMatchObject({ text: "Front pads" });
  expect(await translation("diagnostic")).toMatchObject({
    language: "es",
    text: "Balatas delanteras",
  });
});

test("An original that changes gets a new translation, as no one wrote the old one on this job", async () => {
  const { ref, know, diagnose, translation } = await jobOf("x", {
    diagnostic: "Balatas delanteras",
  });
  await know("Balatas delanteras", "Front brake pads");
  await know("Balatas traseras", "Rear brake pads");
  const { services, clock } = openTranslator(app().db, () => "x");
  await makeTranslations(services, ref);
  await diagnose("Balatas traseras");
  clock.now = Date.now();
  await makeTranslations(services, ref);
  expect(await translation("diagnostic")).toMatchObject({ text: "Rear brake pads", version: 2 });
});

test("A safety sentence comes from the list, and no model is sent it", async () => {
  const { ref, translation } = await jobOf("Las balatas están gastadas. No maneje el carro.");
  const sent: string[] = [];
  const { services } = openTranslator(app().db, (text) => {
    sent.push(text);
    return "The brake pads are worn.";
  });
  await makeTranslations(services, ref);
  expect(sent).toEqual(["Las balatas están gastadas."]);
  expect(await translation("issues")).toMatchObject({
    text: "The brake pads are worn. Do not drive this vehicle.",
    state: "machine",
  });
});

test("A text of safety sentences alone costs no call and is no machine's", async () => {
  const { ref, translation } = await jobOf(
    "Fuga de combustible: riesgo de incendio. No arranque el motor.",
  );
  const { services, asked } = openTranslator(app().db, () => "Wrong");
  await makeTranslations(services, ref);
  expect(asked).toEqual([]);
  expect(await translation("issues")).toMatchObject({
    text: "Fuel leak: fire hazard. Do not start the engine.",
    state: "written",
  });
});

test("A term of the shop goes to the translator, and an answer without it is refused", async () => {
  const { db, ref, author, translation } = await jobOf("Hay que cambiar la licuadora del carro.");
  const texts = { en: "steering pump", es: "licuadora" };
  const id = crypto.randomUUID();
  await addPhrase(db, { shopId: ref.shopId, id }, "term", { from: "es", texts }, author);
  const { services, asked } = openTranslator(db, (_, model) =>
    model === "@cf/first"
      ? "The car needs a new power steering unit."
      : "The car's steering pump has to be replaced.",
  );
  await makeTranslations(services, ref);
  expect(asked).toEqual(["@cf/first", "@cf/second"]);
  expect(await translation("issues")).toMatchObject({
    text: "The car's steering pump has to be replaced.",
    state: "machine",
  });
});

test("With AI switched off what the shop has said before is used all the same", async () => {
  const { ref, know, translation } = await jobOf("Balatas delanteras");
  await know("Balatas delanteras", "Front brake pads");
  const { services } = openTranslator(app().db, () => "Wrong");
  const off = { ...services.ai, models: { ...services.ai.models, translation: [] } };
  await makeTranslations({ ...services, ai: off }, ref);
  expect(await translation("issues")).toMatchObject({ text: "Front brake pads" });
});

test("Looks lines up in the indexes of a memory, however much it holds", async () => {
  const { db, ref, know } = await jobOf("Ruido");
  const { d1 } = app();
  await know("Balatas delanteras", "Front brake pads");
  const many = `WITH RECURSIVE n(v) AS (SELECT 1 UNION ALL SELECT v + 1 FROM n WHERE v < 500)
    INSERT INTO shop_phrases (shop_id, id, kind, key, original_language, en, es, found_en, found_es,
      search, "by", at)
    SELECT shop_id, id || v, kind, key || v, original_language, en, es, found_en || v,
      found_es || v, search, "by", at FROM shop_phrases, n WHERE shop_id = ?`;
  await d1.prepare(many).bind(ref.shopId).run();
  const texts = Array.from({ length: 200 }, (_, at) => `Line ${at}`);
  const queries = knownLinesQueries(db, ref.shopId, [...texts, "balatas delanteras"]);
  const answers = await d1.batch(
    queries.map((query) => {
      const { sql, params } = query.toSQL();
      return d1.prepare(sql).bind(...params);
    }),
  );
  expect(answers.flatMap(({ results }) => results)).toHaveLength(1);
  expect(answers.reduce((sum, { meta }) => sum + meta.rows_read, 0)).toBeLessThan(5);
});
