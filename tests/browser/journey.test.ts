import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { resources } from "#app/i18n/resources.ts";
import { day } from "#app/values/calendar.ts";
import type { Language } from "#app/values/language.ts";
import { openApp } from "../support/app.ts";
import { openBrowser, ready } from "../support/browser.ts";
import { png } from "../support/files/pictures.ts";
import { payInFull } from "../support/money/pay-in-full.ts";
import { checkPdf, imagesOf, pdfInfo, readPdfLine } from "../support/papers/paper.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

/**
 * A shop in Texas and one in Mexico City: currency, and the rate as typed. Two hours and three materials come to 4,181.71.
 */
const shops = {
  en: {
    name: "Ruiz & Sons Garage",
    rate: "85.00",
    currency: "USD",
    zone: "America/Chicago",
    file: "repair_order_WO-000001.pdf",
    labor: "$170.00",
    total: "$4,181.71",
  },
  es: {
    name: "Taller Hermanos Muñoz",
    rate: "85,00",
    currency: "MXN",
    zone: "America/Mexico_City",
    file: "orden_trabajo_WO-000001.pdf",
    labor: "$170.00",
    total: "$4,181.71",
  },
} as const;
const materials = [
  { name: "Timing belt kit Gates K015", quantity: "1", price: "3499.99", sum: "$3,499.99" },
  { name: "Bujía NGK 93444", quantity: "4", price: "12.93", sum: "$51.72" },
  { name: "Coolant 50/50, 1 gal", quantity: "23", price: "20", sum: "$460.00" },
] as const;

/** Makes the user Diamond for a month, as a payment or an administrator does. */
async function becomeDiamond(email: string) {
  const { db } = app();
  const person = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const plan = {
    subscriptionStatus: "premium",
    subscriptionEndsAt: new Date(Date.now() + 30 * day),
  } as const;
  await db.update(profiles).set(plan).where(eq(profiles.id, person));
}

test.each<Language>(["en", "es"])(
  "from signing up to the work order on paper, the invoice and paid (%s)",
  async (language) => {
    const { account, papers: printed, quotes, repair, shop, site } = resources[language];
    const { jobs, job } = repair;
    const { order } = quotes;
    const { name, rate, currency, zone, file, labor, total } = shops[language];
    const email = `${newId()}@shop.test`;
    const page = await eyes.page({ acceptDownloads: true, timezoneId: zone });
    const press = (button: string) =>
      page.getByRole("button", { name: button, exact: true }).click();
    const follow = (link: string) => page.getByRole("link", { name: link, exact: true }).click();
    const type = (label: string, text: string) =>
      page
        .getByLabel(label, { exact: true })
        // A photo may be taken instead of typing, under the same name.
        .and(page.locator(":not([type=file])"))
        .fill(text);

    await page.goto(`/login?mode=sign-up&lng=${language}`);
    await ready(page);
    await type(account.email.label, email);
    await type(account.password.label, "a good long password");
    await press(account.signUp.submit);
    await page.waitForURL("**/noticias");
    await becomeDiamond(email);

    await page.goto("/repair-cms");
    await ready(page);
    await page.getByText(jobs.empty.title).waitFor();
    await follow(jobs.settings);
    await type(shop.name, name);
    await type(shop.hourlyRate, rate);
    await page.getByLabel(shop.currency).selectOption(currency);
    await page
      .locator("[name=logo]")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from(png()) });
    await page.getByAltText(shop.logo.chosen).waitFor();
    await press(shop.save);
    await page.getByText(shop.saved).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForURL("**/repair-cms");

    await follow(jobs.new);
    await type(jobs.form.firstName, "María José");
    await type(jobs.form.lastName, "Ibáñez");
    await type(jobs.form.email, "maria@example.com");
    await type(jobs.form.phone, "+1 (555) 010-2030");
    await type(jobs.form.make, "Toyota");
    await type(jobs.form.model, "Corolla");
    await type(jobs.form.year, "2018");
    await type(jobs.form.plate, "8abc123");
    await page.locator("[name=issues]").fill("Se apaga en frío, P0301");
    await press(jobs.form.create);

    // The whole row is a link: this clicks the plate.
    await page.getByText("8ABC123").click({ force: true });
    await page.waitForURL(/\/repair-cms\/[0-9a-f-]{36}$/);
    const address = new URL(page.url()).pathname;
    await page.getByRole("heading", { level: 1, name: "WO-000001" }).waitFor();

    await follow(job.edit);
    await page.getByRole("textbox").fill("Coil of cylinder 1 is dead");
    await press(job.saveDiagnostic);
    await page
      .getByText("Coil of cylinder 1 is dead")
      .and(page.locator(":not(textarea)"))
      // Behind its translation, where the reader has the other language.
      .waitFor({ state: "attached" });

    await follow(quotes.new);
    await type(quotes.description, "Belt, plugs and coolant");
    await type(quotes.laborHours, "2");
    for (const [at, material] of materials.entries()) {
      if (at > 0) await press(`+ ${quotes.addMaterial}`);
      const line = page.getByRole("group", {
        name: quotes.materialNumber.replace("{{number}}", `${at + 1}`),
      });
      await line.getByLabel(quotes.material, { exact: true }).fill(material.name);
      await line.getByLabel(quotes.quantity).fill(material.quantity);
      await line.getByLabel(quotes.unitPrice).fill(material.price);
      await line.getByText(material.sum).waitFor();
    }
    expect(await page.locator("output").textContent()).toBe(total);
    await press(quotes.create);
    await page.getByRole("heading", { level: 3, name: quotes.quote }).waitFor();
    await page.getByLabel(quotes.status).selectOption("approved");
    await page
      .getByRole("link", { name: quotes.edit, exact: true })
      .nth(1)
      .waitFor({ state: "detached" });

    const downloading = page.waitForEvent("download");
    await follow(order.print);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file);
    const pdf = await readFile(await download.path());
    checkPdf(pdf);
    expect(imagesOf(pdf)).toBe(1);
    expect(pdfInfo(pdf)).toContain(name);
    const paper = readPdfLine(pdf);
    const written = [
      name,
      "WO-000001",
      "María José Ibáñez",
      "maria@example.com",
      "8ABC123",
      "2018",
      "Toyota",
      "Corolla",
    ];
    const worked = [
      "Se apaga en frío, P0301",
      "Coil of cylinder 1 is dead",
      "Belt, plugs and coolant",
      printed.status.approved,
    ];
    const paid = [...materials.flatMap((material) => [material.name, material.sum]), labor, total];
    for (const told of [...written, ...worked, ...paid]) expect(paper).toContain(told);
    const headings = [
      printed.title,
      printed.customer,
      printed.vehicle,
      printed.issues,
      printed.diagnostic,
      printed.material,
      printed.total,
    ];
    for (const word of headings) expect(paper.toLowerCase()).toContain(word.toLowerCase());

    expect(await payInFull(page, language)).toBe("4181.71");

    // Another shop finds nothing at this address.
    const other = await eyes.page({
      as: await signedIn(app().db, "premium"),
      expected: /status of 404/,
    });
    await other.goto(`${address}?lng=${language}`);
    await other.getByText(job.notFound).first().waitFor();
    expect(await other.getByText("María José").count()).toBe(0);

    await press(site.nav.signOut);
    await page.waitForURL(/\/$/);
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: account.login.title }).waitFor();
  },
);
