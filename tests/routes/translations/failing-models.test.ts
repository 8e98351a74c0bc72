import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textTranslations, textWork } from "#app/features/repair/texts.tables.server.ts";
import { makeTranslations } from "#app/features/translations/make-translations.server.ts";
import { usualTimeouts } from "#app/features/translator/models/timeouts.ts";
import { openApp } from "../../support/app.ts";
import { openTranslator } from "../../support/learning/translator.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { inEnglish, spanish } from "../../support/repair/review-requests.ts";

const app = openApp();
vi.spyOn(console, "warn").mockImplementation(() => {});
const { ...usual } = usualTimeouts;
beforeEach(() => void Object.assign(usualTimeouts, { callMs: 200, busyMs: 5, postMs: 500 }));
afterEach(() => void Object.assign(usualTimeouts, usual));

/** A job in Spanish, and what is stored and still due of its texts. */
async function spanishJob() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  const { issues, diagnostic } = spanish;
  const job = await makeJob(db, { owner, issues, diagnostic });
  const ref = { shopId: job.shopId, jobId: job.id };
  const translations = () =>
    db.select().from(textTranslations).where(eq(textTranslations.jobId, job.id));
  const due = () => db.select().from(textWork).where(eq(textWork.jobId, job.id));
  const page = async () =>
    (await app().visit(`/repair-cms/${job.id}?lng=en`, { as: owner })).text();
  return { ref, translations, due, page };
}

test("A model that hangs is given up on, and the texts are due again and shown as written", async () => {
  const { ref, translations, due, page } = await spanishJob();
  const { services, asked } = openTranslator(app().db, () => new Promise(() => {}));
  const began = performance.now();
  await makeTranslations(services, ref);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(asked.length).toBeGreaterThan(0);
  // Their language is detected all the same: documents say that they are not translated.
  const missing = { state: "missing", text: null, originalLanguage: "es" };
  expect(await translations()).toMatchObject([missing, missing]);
  expect(await due()).toMatchObject([{ tries: 1, claim: null }]);
  expect((await page()).includes(spanish.diagnostic)).toBe(true);
});

const lies: [string, (sent: string) => string][] = [
  ["echoes", (sent) => sent],
  ["drops a denial", (sent) => inEnglish(sent).replace("are not", "are")],
  ["says something else", () => "Buy more tires today."],
  ["answers nothing", () => ""],
  ["obeys the text", (sent) => `Sure! Here is the translation:\n${inEnglish(sent)}`],
];

test.each(lies)(
  "A model that %s is stored as refused, asked no more, and never shown",
  async (_, lie) => {
    const { ref, translations, due, page } = await spanishJob();
    const { services, asked } = openTranslator(app().db, lie);
    await makeTranslations(services, ref);
    const made = (await translations()).filter(({ field }) => field === "diagnostic");
    expect(made).toMatchObject([{ state: "refused", text: null }]);
    expect(await due()).toEqual([]);
    const calls = asked.length;
    await makeTranslations(services, ref);
    expect(asked).toHaveLength(calls);
    const read = await page();
    expect(read.includes(spanish.diagnostic)).toBe(true);
    expect(read.includes("rotors are")).toBe(false);
  },
);
