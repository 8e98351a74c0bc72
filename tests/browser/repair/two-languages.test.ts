import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles } from "#app/features/account/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob, makeQuote, makeShop } from "../../support/make.ts";
import { readPdf } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

const diagnosis = "Las bujías están gastadas y la bobina no tiene chispa.";
const corrected = "The spark plugs are worn and the coil has no spark.";
const lines = [
  "Bujías nuevas para los cilindros del motor",
  "Bobina usada que trajo el cliente",
  "Tornillos que faltaban en la tapa",
];
const spoken = [diagnosis, "El motor tiembla en frío.", "Cambiar bujías y bobina.", ...lines];

test("What a technician writes in Spanish is read, corrected and printed in English", async () => {
  const { db } = app();
  const advisor = await signedIn(db, "premium");
  await makeShop(db, advisor);
  const technician = await signedIn(db, "free", {
    worksAt: { shopId: advisor.shopId, role: "technician" },
  });
  const job = await makeJob(db, { owner: advisor, issues: spoken[1]! });
  const materials = lines.map((name) => ({ name, quantity: 1, unitPrice: 20_00 }));
  const description = spoken[2]!;
  const quote = await makeQuote(db, { owner: advisor, job, description, materials });
  const address = `/repair-cms/${job.id}`;

  const bench = await eyes.page({ as: technician, viewport: phone });
  await bench.goto(`${address}/diagnostic?lng=es`);
  await ready(bench);
  await bench.fill("[name=diagnostic]", diagnosis);
  await bench.getByRole("button", { name: "Guardar diagnóstico" }).click();
  await bench.waitForURL(new RegExp(`${job.id}$`));

  const desk = await eyes.page({ as: advisor });
  await expect
    .poll(
      async () => {
        await desk.goto(`${address}/review?lng=en`);
        const [texts, making] = await Promise.all([
          desk.locator("section article").count(),
          desk.getByText("still being made").count(),
        ]);
        return texts - making;
      },
      { timeout: 15_000 },
    )
    .toBe(spoken.length);
  await ready(desk);
  await fits(desk);
  await accessible(desk);
  // By keyboard alone: the next text has the focus after each save.
  await desk.getByRole("textbox").first().focus();
  for (let left = spoken.length; left > 0; left--) {
    const box = desk.locator("textarea:focus");
    const card = desk.locator("article", { has: box });
    const isDiagnosis = await card.getByText(diagnosis).isVisible();
    const text = isDiagnosis ? corrected : `In English ${left}`;
    await box.fill(text);
    const saved = desk.waitForResponse((answer) => answer.request().method() === "POST");
    await desk.keyboard.press("Control+Enter");
    await saved;
    await expect.poll(() => desk.locator("section article").count()).toBe(left - 1);
  }
  await desk.getByText("Everything the customer reads is ready.").waitFor();

  const read = async (query: string) => {
    const answer = await desk.request.get(`${address}/quotes/${quote.id}/work-order${query}`);
    return readPdf(new Uint8Array(await answer.body()), "-raw").replace(/\s+/g, " ");
  };
  const english = await read("");
  expect(english).toContain(corrected);
  for (const text of spoken) expect(english).not.toContain(text);
  const both = await read("?paper=both");
  for (const text of [...spoken.slice(0, 3), corrected])
    expect(both.replace(/ /g, "")).toContain(text.replace(/ /g, ""));
});

test("What a technician writes in English is read, corrected and printed in Spanish", async () => {
  const { db } = app();
  const wrote = "The alternator is dead and the battery will not charge.";
  const said = "El alternador no sirve y la batería no carga.";
  const line = "Alternator off a donor car";
  const advisor = await signedIn(db, "premium");
  await makeShop(db, advisor);
  const worksAt = { shopId: advisor.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt });
  // A line too short to tell its language is in that of who wrote last.
  await db.update(profiles).set({ language: "en" }).where(eq(profiles.id, technician.id));
  const issues = "The battery light stays on.";
  const job = await makeJob(db, { owner: advisor, language: "es", issues, diagnostic: null });
  const materials = [{ name: line, quantity: 1, unitPrice: 90_00 }];
  const quote = await makeQuote(db, { owner: advisor, job, description: issues, materials });
  const address = `/repair-cms/${job.id}`;

  const bench = await eyes.page({ as: technician, viewport: phone });
  await bench.goto(`${address}/diagnostic?lng=en`);
  await ready(bench);
  await bench.fill("[name=diagnostic]", wrote);
  await bench.getByRole("button", { name: "Save diagnostic" }).click();
  await bench.waitForURL(new RegExp(`${job.id}$`));

  const desk = await eyes.page({ as: advisor });
  await expect
    .poll(
      async () => {
        await desk.goto(`${address}/review?lng=es`);
        return desk.locator("section article").filter({ hasText: wrote }).count();
      },
      { timeout: 15_000 },
    )
    .toBe(1);
  await ready(desk);
  await accessible(desk);
  const spoken: [string, string][] = [
    [wrote, said],
    [line, "Alternador de deshuesadero"],
  ];
  for (const [original, text] of spoken) {
    const card = desk.locator("section article").filter({ hasText: original });
    await card.getByRole("textbox").fill(text);
    await card.getByRole("button", { name: /^(Aceptar|Guardar)/ }).click();
    await card.waitFor({ state: "detached" });
  }
  const answer = await desk.request.get(`${address}/quotes/${quote.id}/work-order`);
  const paper = readPdf(new Uint8Array(await answer.body()), "-raw").replace(/\s+/g, " ");
  expect(paper).toContain("FALLAS REPORTADAS");
  for (const [original, text] of spoken) {
    expect(paper).toContain(text);
    expect(paper).not.toContain(original);
  }

  // The next job knows the corrected line.
  const next = await makeJob(db, { owner: advisor, language: "es", issues, diagnostic: null });
  const saved = await desk.request.post(`/repair-cms/${next.id}/diagnostic`, {
    form: { diagnostic: line, version: "1" },
    headers: { origin: app().origin },
    maxRedirects: 0,
  });
  expect(saved.status()).toBe(302);
  await expect
    .poll(
      async () =>
        (await (await desk.request.get(`/repair-cms/${next.id}?lng=es`)).text()).includes(
          "Alternador de deshuesadero",
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
});

test("A translation that a person accepted can be corrected again", async () => {
  const { db } = app();
  const advisor = await signedIn(db, "premium");
  await makeShop(db, advisor);
  const job = await makeJob(db, { owner: advisor, issues: spoken[1]! });
  const page = await eyes.page({ as: advisor });
  await expect
    .poll(async () => {
      await page.goto(`/repair-cms/${job.id}/review?lng=en`);
      return page.locator("section article").count();
    })
    .toBe(1);
  const accept = async (text: string) => {
    await page.getByRole("textbox").fill(text);
    await page.getByRole("button", { name: /^(Accept|Save)$/ }).click();
  };
  const words = async () =>
    (await db.select().from(textTranslations).where(eq(textTranslations.jobId, job.id)))[0]?.text;
  await ready(page);
  await accept("It shakes when cold.");
  await expect.poll(words).toBe("It shakes when cold.");
  await page.getByText("Done (1)").click();
  expect(await page.getByText("We kept what you had typed").count()).toBe(0);
  await accept("The engine shakes when cold.");
  await expect.poll(words).toBe("The engine shakes when cold.");
});
