import type { Locator, Page } from "playwright-core";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { resources } from "#app/i18n/resources.ts";
import { linkTo } from "../../support/account/invitations.ts";
import { openApp } from "../../support/app.ts";
import { desk, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob, makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const { en, es } = resources;

/** Tabs to an element, forward, as whoever has no pointer. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No Tab reaches ${target}`);
}

async function press(page: Page, role: "link" | "button", name: string): Promise<void> {
  await reach(page, page.getByRole(role, { name, exact: true }).first());
  await page.keyboard.press("Enter");
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test("By keyboard alone, a technician is invited, works in Spanish, sees no price, and is removed", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium", { name: "Rosa Ramírez" });
  await makeShop(db, owner, { shopName: "Taller Ruiz" });
  const job = await makeJob(db, { owner, diagnostic: null });
  const worksAt = { shopId: owner.shopId, role: "advisor" } as const;
  const advisor = await signedIn(db, "free", { name: "Amy Adams", worksAt });
  const email = `${newId()}@shop.test`;

  // The owner, on a desktop, in English.
  const office = await eyes.page({ as: owner, viewport: desk });
  await office.goto("/repair-cms/team");
  await ready(office);
  await press(office, "link", en.team.invite.action);
  await type(office, en.account.email.label, email);
  await reach(office, office.getByLabel(en.team.invite.language));
  await office.keyboard.type("Sp");
  await press(office, "button", en.team.invite.submit);
  await office.getByText(en.team.done.sent).waitFor();

  // The technician, on a phone, in Spanish.
  const bay = await eyes.page({ viewport: phone, expected: /status of 404/ });
  await bay.goto(`${await linkTo(app(), email)}?lng=es`);
  await ready(bay);
  await bay.getByRole("heading", { name: "Únase a Taller Ruiz" }).waitFor();
  await press(bay, "link", es.team.invitation.signUp);
  expect(await bay.getByLabel(es.account.email.label).inputValue()).toBe(email);
  await type(bay, es.account.password.label, "una clave bien larga 9");
  await bay.keyboard.press("Enter");
  await type(bay, es.team.invitation.name, "Luz Vega");
  await press(bay, "button", es.team.invitation.accept);
  await bay.getByText(es.team.welcome.joined).waitFor();
  await press(bay, "button", "Mover WO-000001");
  await press(bay, "button", "Mover a En curso");
  await bay.locator("section#pending li").waitFor({ state: "detached" });
  await press(bay, "link", "En curso 1");
  await press(bay, "link", "WO-000001");
  await press(bay, "link", es.repair.job.edit);
  await reach(bay, bay.getByRole("textbox"));
  await bay.keyboard.type("Bobina del cilindro 1 quemada");
  await press(bay, "button", es.repair.job.saveDiagnostic);
  await bay.getByText("Bobina del cilindro 1 quemada").and(bay.locator(":not(textarea)")).waitFor();

  // The advisor, on a desktop, in English.
  const counter = await eyes.page({ as: advisor, viewport: desk });
  await counter.goto(`/repair-cms/${job.id}`);
  await ready(counter);
  // Behind its translation, once that is made.
  await counter.getByText("Bobina del cilindro 1 quemada").waitFor({ state: "attached" });
  await press(counter, "link", en.quotes.new);
  await type(counter, en.quotes.description, "Replace the coil");
  await type(counter, en.quotes.laborHours, "2");
  await press(counter, "button", en.quotes.create);
  await counter.getByRole("heading", { level: 3, name: en.quotes.quote }).waitFor();
  expect(await counter.locator("main").innerText()).toContain("$170.00");

  // The technician reads the work, and no price.
  await bay.reload();
  await ready(bay);
  await bay.getByText("Replace the coil").first().waitFor({ state: "attached" });
  expect(await bay.locator("body").innerText()).not.toMatch(/\$|170/);

  // Removed, he is out with the next press in the tab that is open.
  await office.reload();
  await ready(office);
  await reach(office, office.getByRole("link", { name: en.team.members.remove }).last());
  await office.keyboard.press("Enter");
  await office.getByText("Remove Luz Vega from this shop?").waitFor();
  await press(office, "button", en.membership.remove.confirm);
  await office.waitForURL("**/repair-cms/team");
  await press(bay, "link", es.repair.job.back);
  await bay.waitForURL((url) => !url.pathname.startsWith("/repair-cms"));
  await expect.poll(() => bay.locator("main").innerText()).not.toContain("María");
});
