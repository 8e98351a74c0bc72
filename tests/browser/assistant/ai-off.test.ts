import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeShop } from "../../support/make.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ aiOff: true });
const eyes = openBrowser(app);

const customer = {
  customerFirstName: "Luz",
  customerLastName: "Paz",
  customerEmail: "luz@example.com",
  customerPhone: "555 0100",
  carMake: "Kia",
  carModel: "Rio",
  licensePlate: "KIA 1",
};
const texts = {
  issues: ["El motor tiembla en frío.", "The engine shakes when cold."],
  diagnostic: ["La bobina no tiene chispa.", "The coil has no spark."],
  description: ["Cambiar bujías y bobina.", "Replace spark plugs and coil."],
} as const;
const line = "Bobina usada que trajo el cliente";
const lineInEnglish = "Used coil that the customer brought";

test("With AI off a job is written in two boxes, and its papers say both languages", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  const page = await eyes.page({ as: owner, viewport: phone });
  const fill = async (fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields))
      await page.fill(`form [name="${name}"]`, text);
  };
  const both = async (...names: (keyof typeof texts)[]) => {
    await page.getByText("Escribirlo también en inglés").click();
    for (const name of names) {
      const [spanish, english] = texts[name];
      await fill({ [name]: spanish, [`${name}.en`]: english });
    }
  };

  await page.goto("/repair-cms/new?lng=es");
  await ready(page);
  await fill(customer);
  await page.selectOption("select[name=language]", "en");
  await both("issues", "diagnostic");
  await page.getByRole("button", { name: "Crear trabajo" }).click();
  await page.waitForURL(/\/repair-cms\/[0-9a-f-]{36}/);
  const address = new URL(page.url()).pathname;

  await page.goto(`${address}/quotes/new`);
  await ready(page);
  await both("description");
  for (const [name, text] of [
    ["Name", line],
    ["Quantity", "1"],
    ["Price", "20"],
  ])
    await page.locator(`[name='material${name}[]']`).last().fill(text!);
  await page.getByRole("button", { name: "Crear cotización" }).click();
  await page.waitForURL(new RegExp(`${address}(?!/quotes/new)`));
  const order = page.locator("a[href*='/work-order']").first();
  const paperAt = (await order.getAttribute("href"))!;
  const read = async (query: string) =>
    readPdfLine(new Uint8Array(await (await page.request.get(paperAt + query)).body()));
  await expect.poll(() => read("")).toContain("Some texts are printed as they were written");
  expect(await read("")).toContain(line);

  // The page says what is missing, and leads to its empty box.
  await page.reload();
  await page.getByText(/En inglés: \d de \d textos listos\./).waitFor();
  await page.getByRole("link", { name: "Revisar", exact: true }).click();
  await page.getByText("La traducción automática está apagada.").waitFor();
  await ready(page);
  await fits(page);
  await accessible(page);
  const card = page.locator("section article").filter({ hasText: line });
  await card.getByText("Sin traducir").waitFor();
  expect(await card.getByRole("button", { name: "Traducir de nuevo" }).count()).toBe(0);
  await card.getByRole("textbox").fill(lineInEnglish);
  await card.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Todo lo que lee el cliente está listo.").waitFor();

  const spoken = [...Object.values(texts), [line, lineInEnglish] as const];
  const english = await read("?paper=en");
  for (const [spanish, other] of spoken) {
    expect(english).toContain(other);
    expect(english).not.toContain(spanish);
  }
  // Columns are narrow: their lines are broken.
  const words = (await read("?paper=both")).replace(/\s/g, "");
  for (const text of Object.values(texts).flat()) expect(words).toContain(text.replace(/\s/g, ""));
});
