import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { appointments } from "#app/features/calendar/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { accessible, fits, narrow, openBrowser, phone, ready } from "../../support/browser.ts";
import { letterTo } from "../../support/letters.ts";
import { signedIn } from "../../support/people.ts";
import { lettersDue } from "../../support/repair/appointment-letters.ts";
import { book, bookableShop } from "../../support/repair/booking.ts";

const app = openApp();
const eyes = openBrowser(app);
const links = /\/appointments\/[0-9a-f]{64}/;

test("A customer books in Spanish without a script, the advisor moves it in English, and it becomes a job", async () => {
  const { shopId, address } = await bookableShop(app(), { confirms: true, noticeHours: 72 });
  const email = `reserva.${Date.now()}@example.com`;
  const customer = await eyes.page({
    viewport: narrow,
    javaScriptEnabled: false,
    expected: /status of 429/,
  });
  const press = (name: string) => customer.getByRole("button", { name }).first().click();
  await customer.goto(`/book/${address}`);
  await customer.getByRole("link", { name: "Español" }).click();
  await customer.getByLabel("¿Qué le pasa, con sus palabras?").fill("Rechina al frenar");
  await customer.getByLabel("Frenos").check();
  await press("Continuar");
  await customer.getByRole("heading", { name: "¿Qué día?" }).waitFor();
  await customer.locator("button[name=day]").last().click();
  await customer.getByLabel("Nombre", { exact: true }).fill("María");
  await customer.getByLabel("Apellido").fill("Pérez");
  await customer.getByLabel("Teléfono").fill("(555) 010-2030");
  await customer.getByLabel("Correo electrónico").fill(email);
  await customer.getByLabel("Marca").fill("Toyota");
  await customer.getByLabel("Modelo").fill("Corolla");
  await customer.getByLabel("Año").fill("2018");
  await customer.getByLabel("Placa").fill("abc-123");
  await customer.getByLabel(/puede usar lo que escribí/).check();
  // Nobody types as fast as a program does.
  await expect
    .poll(
      async () => {
        await press("Reservar");
        return customer.url();
      },
      { timeout: 15_000, interval: 1_000 },
    )
    .toMatch(links);
  await customer.getByRole("heading", { name: "Su cita" }).waitFor();

  const [row] = await app().db.select().from(appointments).where(eq(appointments.shopId, shopId));
  const advisor = await signedIn(app().db, "free", { worksAt: { shopId, role: "advisor" } });
  const office = await eyes.page({ as: advisor });
  await office.goto(`/repair-cms/calendar?day=${row!.day}`);
  await ready(office);
  await office.locator(`[data-card="${row!.id}"]`).getByRole("link").click();
  await office.getByText("As the customer wrote it").click();
  await office.getByText("Rechina al frenar").waitFor();
  await office.getByRole("textbox", { name: "Time" }).fill("14:00");
  await office.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => letterTo(app(), email, 1)).toContain("tiene una nueva hora");

  const [moved] = await app().db.select().from(appointments).where(eq(appointments.shopId, shopId));
  const reminders = await lettersDue(app(), email, moved!.remindAt!.getTime());
  expect(reminders.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Recordatorio: Taller Ruiz"),
  ]);
  await customer.goto(`${links.exec(reminders[0]!.text)![0]}?lng=es`);
  await press("Confirmar: sí voy");
  await customer.getByRole("heading", { name: "Confirmada. ¡Gracias!" }).waitFor();

  await office.goto(`/repair-cms/calendar/${row!.id}`);
  await ready(office);
  await office.getByText("Confirmed").waitFor();
  await office.getByRole("button", { name: "Start the job" }).click();
  await office.waitForURL((url) => url.pathname === `/repair-cms/${row!.id}`);
  await office.getByText("Rechina al frenar").first().waitFor({ state: "attached" });
});

test.each([
  ["en", "light"],
  ["es", "dark"],
] as const)(
  "Every step of booking fits a narrow phone and axe finds nothing, in %s",
  async (lng, colorScheme) => {
    const { address } = await bookableShop(app(), { confirms: true });
    const page = await eyes.page({ viewport: narrow, colorScheme, expected: /status of 4\d\d/ });
    const look = async () => {
      await fits(page);
      await accessible(page);
    };
    await page.goto(`/book/${address}`);
    await look();
    await page.goto(`/book/${address}?lng=${lng}`);
    await page.locator("button[type=submit]").click();
    await look();
    await page
      .locator("textarea")
      .fill(lng === "en" ? "It smells of gas inside the car" : "Huele a gasolina adentro");
    await page.locator("button[type=submit]").click();
    await page.locator("button[name=day]").first().waitFor();
    await look();
    await page.locator("button[name=day]").first().click();
    await page.locator("[name=plate]").waitFor();
    await look();
    await page.locator("form:has([name=plate]) button[type=submit]").click();
    await page.locator(".problem").first().waitFor();
    await look();
    const made = await book(app(), `/book/${address}?lng=${lng}`);
    const visit = made.headers.get("location")!.split("?")[0]!;
    for (const path of [visit, `${visit}/move`, `${visit}/cancel`]) {
      await page.setViewportSize(phone);
      await page.goto(`${path}?lng=${lng}`);
      await look();
    }
    await page.getByRole("button", { name: lng === "en" ? "Yes, cancel" : "Sí, cancelar" }).click();
    await page.getByRole("heading", { name: lng === "en" ? "Canceled" : "Cancelada" }).waitFor();
    await look();
  },
);
