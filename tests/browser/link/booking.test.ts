import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { letterTo } from "../../support/letters.ts";
import { signedIn } from "../../support/people.ts";
import { bookableShop } from "../../support/repair/booking.ts";

const app = openApp();
const eyes = openBrowser(app);

test("A customer books in Spanish on a phone without a script; the advisor moves it; she confirms; job", async () => {
  const { shopId, address } = await bookableShop(app(), { confirms: true });
  const advisor = await signedIn(app().db, "free", { worksAt: { shopId, role: "advisor" } });
  const email = `maria.${Date.now()}@example.com`;
  const hers = await eyes.page({ viewport: phone, javaScriptEnabled: false });
  await hers.goto(`/book/${address}`);
  await accessible(hers);
  await hers.getByRole("link", { name: "Español" }).click();
  await hers.getByLabel("¿Qué le pasa, con sus palabras?").fill("Se calienta en el tráfico");
  await hers.getByLabel("Averiguar qué falla").check();
  await accessible(hers);
  await hers.getByRole("button", { name: "Continuar" }).click();
  await hers.getByRole("heading", { name: "No maneje. Llámenos." }).waitFor();
  await accessible(hers);
  await fits(hers);
  await hers.locator("button[name=day]").first().click();
  for (const [name, value] of [
    ["firstName", "María"],
    ["lastName", "Pérez"],
    ["phone", "956 555 0121"],
    ["email", email],
    ["make", "Toyota"],
    ["model", "Corolla"],
    ["year", "2018"],
    ["plate", "ABC-123"],
  ])
    await hers.locator(`#${name}`).fill(value!);
  await hers.locator("[name=consent]").check();
  await accessible(hers);
  await fits(hers);
  await hers.getByRole("button", { name: "Reservar" }).click();
  await hers.getByRole("heading", { name: "Su cita" }).waitFor();
  await accessible(hers);

  const [row] = await app().db.select().from(appointments).where(eq(appointments.shopId, shopId));
  const page = await eyes.page({ as: advisor });
  await page.goto(`/repair-cms/calendar?day=${row!.day}`);
  await ready(page);
  await accessible(page);
  await page.locator(`[data-card="${row!.id}"] a`).first().click();
  await page.getByLabel("Time", { exact: true }).fill("14:00");
  await accessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => letterTo(app(), email, 1)).toContain("tiene una nueva hora");
  const link = /\/appointments\/[0-9a-f]{64}/.exec((await letterTo(app(), email, 1))!)![0];

  await hers.goto(link);
  await hers.getByRole("button", { name: "Confirmar: sí voy" }).click();
  await hers.getByRole("heading", { name: "Confirmada. ¡Gracias!" }).waitFor();

  await page.goto(`/repair-cms/calendar/${row!.id}?day=${row!.day}`);
  await ready(page);
  await page.getByRole("button", { name: "Start the job" }).click();
  await page.waitForURL((url) => url.pathname === `/repair-cms/${row!.id}`);
  await page.getByRole("link", { name: "Appointment" }).waitFor();
});
