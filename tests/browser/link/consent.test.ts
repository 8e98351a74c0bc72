import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { accessible, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { givePassword, password } from "../../support/join.ts";
import { recordsOf, sentJob } from "../../support/links/links.ts";

const app = openApp();
const eyes = openBrowser(app);

test("A customer answers on the shop's device, which opens nothing else until the password", async () => {
  const made = await sentJob(app(), { language: "es" });
  await givePassword(app(), made.owner.id);
  const page = await eyes.page({ as: made.owner, viewport: phone });
  await page.goto(`/repair-cms/${made.job.id}/send`);
  await ready(page);
  await page.getByRole("button", { name: "Answer on this device" }).click();
  await page.getByRole("heading", { name: "Para el taller" }).waitFor();
  await accessible(page);
  await page.goto("/repair-cms");
  expect(new URL(page.url()).pathname).toBe("/counter");
  for (const { id } of made.quotes) await page.locator(`[name=answer-${id}]`).first().check();
  await page.getByLabel("Su nombre completo").fill("Ana Pérez");
  await page.getByRole("button", { name: "Enviar mis respuestas" }).click();
  await page.getByRole("heading", { name: "Sus respuestas fueron enviadas" }).waitFor();
  await accessible(page);
  await page.getByLabel(/^Su contraseña de Llave/).fill(password);
  await page.getByRole("button", { name: "Desbloquear este dispositivo" }).click();
  await page.getByRole("link", { name: "Proof of the answers" }).first().waitFor();
  expect((await recordsOf(app(), made)).decided).toMatchObject([{ way: "counter" }]);
});

test("An advisor records a phone answer, and its proof says who took it", async () => {
  const made = await sentJob(app(), { language: "en" });
  const page = await eyes.page({ as: made.owner, viewport: phone });
  await page.goto(`/repair-cms/${made.job.id}/send`);
  await ready(page);
  await page.getByRole("link", { name: "Record a phone answer" }).click();
  await page.getByRole("heading", { name: "Terms to read to the customer" }).waitFor();
  await accessible(page);
  await fits(page);
  await page.getByLabel("Approved").first().check();
  await page.getByLabel("Declined").last().check();
  await page.getByLabel("Number called").fill("956 555 0121");
  await page.getByRole("button", { name: "Record the answer" }).click();
  await page.getByRole("link", { name: "Proof of the answers" }).first().click();
  const proof = page.getByRole("main");
  await proof.getByText("By telephone").waitFor();
  expect(await proof.textContent()).toContain("956 555 0121");
});
