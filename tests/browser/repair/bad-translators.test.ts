import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles } from "#app/features/account/tables.server.ts";
import { textTranslations, textWork } from "#app/features/repair/texts.tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import type { Language } from "#app/values/language.ts";
import { createT } from "#app/values/translate.ts";
import { openApp } from "../../support/app.ts";
import { fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { callsAbout } from "../../support/learning/chat.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ model: true });
const eyes = openBrowser(app);

/** A text, the language of who reads it, what a person says it means, and what the model says. */
type Case = {
  reader: Language;
  wrote: string;
  person: string;
  model: { fail?: string; hang?: true; answers?: Record<string, string> };
  /** Why the answer is refused; none of a model that does not answer. */
  problem?: string;
};
const writers: Record<Language, Language> = { en: "es", es: "en" };
const inEnglish = {
  wrote: "Faltan 3 tornillos en la tapa del motor.",
  person: "3 bolts are missing from the engine cover.",
};
const inSpanish = {
  wrote: "The rear brake pads are not worn.",
  person: "Las balatas traseras no están gastadas.",
};
const number = { [inEnglish.wrote]: "5 bolts are missing from the engine cover." };
const denial = { [inSpanish.wrote]: "Las balatas traseras están gastadas." };

const cases: [string, Case][] = [
  ["fails", { reader: "en", ...inEnglish, model: { fail: "3007: Request timeout" } }],
  ["hangs", { reader: "es", ...inSpanish, model: { hang: true } }],
  [
    "changes a number",
    { reader: "en", ...inEnglish, model: { answers: number }, problem: "number" },
  ],
  [
    "loses a denial",
    { reader: "es", ...inSpanish, model: { answers: denial }, problem: "negationLost" },
  ],
];

test.each(cases)(
  "When the translator %s, the page says so, the paper says what people wrote, and a person writes the rest",
  async (_, { reader, wrote, person, model, problem }) => {
    const { db, worker } = app();
    const t = createT(resources[reader]);
    const script = (body: object) =>
      worker("llave-model", "/translator", { method: "POST", body: JSON.stringify(body) });
    await script(model);
    const advisor = await signedIn(db, "premium");
    await makeShop(db, advisor, { unreviewedMayGo: true });
    const worksAt = { shopId: advisor.shopId, role: "technician" } as const;
    const technician = await signedIn(db, "free", { worksAt });
    const { id } = technician;
    await db.update(profiles).set({ language: writers[reader] }).where(eq(profiles.id, id));
    const job = await makeJob(db, { owner: advisor, language: reader, issues: "P0301" });
    const quote = await makeQuote(db, { owner: advisor, job, description: "P0301", materials: [] });
    const address = `/repair-cms/${job.id}`;

    const bench = await eyes.page({ as: technician, viewport: phone });
    await bench.goto(`${address}/diagnostic?lng=${writers[reader]}`);
    await ready(bench);
    await bench.fill("[name=diagnostic]", wrote);
    await bench.locator("form:has([name=diagnostic]) button[type=submit]").last().click();
    await bench.waitForURL(new RegExp(`${job.id}$`));

    const translation = async () =>
      (await db.select().from(textTranslations).where(eq(textTranslations.jobId, job.id))).find(
        ({ field }) => field === "diagnostic",
      );
    if (problem)
      await expect.poll(translation).toMatchObject({ state: "refused", text: null, problem });
    else await expect.poll(() => callsAbout(app(), wrote)).not.toEqual([]);

    const desk = await eyes.page({ as: advisor });
    const lies = Object.values(model.answers ?? {});
    const read = async () => {
      const answer = await desk.request.get(`${address}/quotes/${quote.id}/work-order`);
      return readPdfLine(new Uint8Array(await answer.body()));
    };
    await desk.goto(`${address}?lng=${reader}`);
    await desk.getByText(wrote).first().waitFor();
    const why = problem ? "refused" : "missing";
    expect(await desk.content()).toMatch(/: \d (?:of|de) 3 (?:texts ready|textos listos)\./);
    for (const lie of lies) expect(await desk.content()).not.toContain(lie);
    expect(await read()).toContain(wrote);
    expect(await read()).toContain(t("papers:asWritten"));
    for (const lie of lies) expect(await read()).not.toContain(lie);

    await desk.goto(`${address}/review`);
    await ready(desk);
    await fits(desk);
    if (!problem) await desk.getByText(t("review:making")).waitFor();
    const card = desk.locator("section article").filter({ hasText: wrote });
    await card.getByText(t(`review:state.${why}`)).waitFor();
    expect(await card.getByRole("textbox").inputValue()).toBe("");
    await card.getByRole("textbox").fill(person);
    await card.getByRole("button", { name: t("review:save"), exact: true }).click();
    await card.waitFor({ state: "detached" });

    // A late response of the model changes nothing.
    await script({ answers: { [wrote]: "Something else." } });
    const working = async () =>
      (await db.select().from(textWork).where(eq(textWork.jobId, job.id))).some(
        ({ claim }) => claim !== null,
      );
    await expect.poll(working).toBe(false);
    expect(await translation()).toMatchObject({ state: "written", text: person });
    const paper = await read();
    expect(paper).toContain(person);
    expect(paper).not.toContain(t("papers:asWritten"));
  },
);
