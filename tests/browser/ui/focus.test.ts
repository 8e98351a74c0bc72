import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createReport } from "#app/features/forum/reports/reports.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { openPlayer, playerAsked } from "../../support/learning/player.ts";
import {
  makeJob,
  makeQuote,
  makeReply,
  makeSource,
  makeTopic,
  makeVideo,
} from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { makeGarage } from "../../support/repair/garage.ts";

// By keyboard alone: when the focused element disappears, the focus moves to a useful place. The
// tests alternate between the languages.

const app = openApp();
const eyes = openBrowser(app);

async function open(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

/**
 * Presses the first of these that is visible, through its menu if it is in one, and confirms the
 * dialog if `answer` says so.
 */
async function press(page: Page, what: string, answer?: "yes") {
  const reached = await page.locator(`main ${what}`).evaluateAll((all) => {
    const menuOf = (one: Element) =>
      document.querySelector(`[popovertarget="${one.closest("[popover]")?.id}"]`);
    return all.map((one) => ({
      shown: (menuOf(one) ?? one).checkVisibility(),
      menu: menuOf(one) && one.closest("[popover]")!.id,
    }));
  });
  const at = reached.findIndex(({ shown }) => shown);
  if (reached[at]?.menu) await page.locator(`[popovertarget="${reached[at].menu}"]`).press("Enter");
  await page.locator(`main ${what}`).nth(at).press("Enter");
  if (answer) await page.locator("dialog:modal button[type=submit]").press("Enter");
}

/** The focused element and the start of its text. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: here, body } = document;
    return !here || here === body
      ? "nowhere"
      : `${here.localName}: ${here.textContent.trim().slice(0, 60)}`;
  });
const stands = (page: Page, where: RegExp) =>
  expect.poll(() => focus(page), { timeout: 5_000 }).toMatch(where);

const remove = "a[href$='/delete']";

test("Deleting a quote or a job moves the focus to the next one, the last to the heading", async () => {
  const { db } = app();
  const { owner, job, path } = await makeGarage(db);
  for (const description of ["Brakes", "Clutch"]) await makeQuote(db, { owner, job, description });
  const page = await eyes.page({ as: owner, viewport: phone });
  await open(page, path);
  const removeQuote = "a[href*='/quotes/'][href$='/delete']";
  const openQuote = async () => {
    await page.locator("details.quote:not([open]) > summary").first().click();
    await page.locator(`details.quote[open] ${removeQuote}`).first().waitFor();
  };
  await openQuote();
  await press(page, removeQuote, "yes");
  await stands(page, /^h3: Quote/);
  await openQuote();
  await press(page, removeQuote, "yes");
  await stands(page, /^h2: Quotes/);
  for (const licensePlate of ["BESIDE", "ABOVE"]) await makeJob(db, { owner, licensePlate });
  await press(page, remove, "yes");
  await page.waitForURL("**/repair-cms");
  await stands(page, /^main/);
  await press(page, remove, "yes");
  await stands(page, /^tr: WO-000002/);
  await press(page, remove, "yes");
  await stands(page, /^h1: Repair Jobs/);
});

test("The search box keeps the focus after a search, and Back fills it again", async () => {
  const { owner } = await makeGarage(app().db);
  const page = await eyes.page({ as: owner, viewport: phone });
  await open(page, "/repair-cms");
  const box = page.getByRole("searchbox");
  for (const word of ["corolla", "clutch"]) {
    await box.fill(word);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**q=${word}`);
    await stands(page, /^input/);
  }
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe("corolla");
});

test("Deleting a reply moves the focus to the next one, and a topic to the list of topics", async () => {
  const { db } = app();
  const author = await signedIn(db, "medium");
  const topic = await makeTopic(db, { by: author });
  for (const content of ["Primera", "Segunda"]) await makeReply(db, { by: author, topic, content });
  const page = await eyes.page({ as: author });
  await open(page, `/discussion/${topic.id}?lng=es`);
  // The new reply takes the focus, because the form is replaced.
  await page.getByLabel("Su respuesta").fill("Tercera");
  await page.getByRole("button", { name: "Responder", exact: true }).press("Enter");
  await stands(page, /^article: .*Tercera/);
  await press(page, "ol li:last-child a[href$='/delete']", "yes");
  await stands(page, /^li: .*Segunda/);
  for (const where of [/^li: .*Segunda/, /^h2: Respuestas/]) {
    await press(page, `ol ${remove}`, "yes");
    await stands(page, where);
  }
  await press(page, "article a[href*='/delete']", "yes");
  await page.waitForURL("**/discussion");
  await stands(page, /^main/);
});

test("Clearing the assistant's history moves the focus to its heading", async () => {
  const page = await eyes.page({ as: await signedIn(app().db, "premium") });
  await open(page, "/premium?lng=es");
  await page.getByLabel("Su pregunta").fill("P0301");
  await page.keyboard.press("Enter");
  // After the answer the focus is in the input again.
  await page.getByText("La respuesta está lista.").waitFor({ state: "attached" });
  await stands(page, /^textarea/);
  await press(page, "a[href='/ai-chat/clear']", "yes");
  await stands(page, /^h2: Asistente/);
});

test("A blank question leaves the focus in the input", async () => {
  const page = await eyes.page({
    as: await signedIn(app().db, "premium"),
    expected: /status of 422/,
  });
  await open(page, "/premium");
  await page.getByLabel("Your question").press("Enter");
  await page.getByRole("alert").waitFor();
  await stands(page, /^textarea/);
});

test("Actions on a user keep the focus in their section", async () => {
  const { db } = app();
  const admin = await signedIn(db, "premium", { isAdmin: true });
  const member = await signedIn(db, "medium", { name: "Ada" });
  const page = await eyes.page({ as: admin });
  await open(page, `/admin/users/${member.id}`);
  await press(page, "a[href$='/suspend']", "yes");
  await stands(page, /^h2: Access/);
  await press(page, "form[action$='/restore'] button");
  await stands(page, /^h2: Access/);
  await press(page, "a[href$='/admin'].button", "yes");
  await stands(page, /^a: Remove administrator/);
  await press(page, "form[action$='/extend'] button");
  await page.getByText("The plan was extended").waitFor();
  await stands(page, /^button: Extend/);
});

test("Actions in the admin lists keep the focus in the list", async () => {
  const { db } = app();
  const admin = await signedIn(db, "premium", { isAdmin: true });
  for (const name of ["Uno", "Dos"]) await makeSource(db, { name });
  for (const title of ["Tres", "Cuatro"]) await makeVideo(db, { title });
  for (const title of ["Cinco", "Seis"]) {
    const topic = await makeTopic(db, { by: await signedIn(db, "medium"), title });
    await createReport(db, {
      userId: admin.id,
      topicId: topic.id,
      reason: "Spam",
      now: Date.now(),
    });
  }
  const page = await eyes.page({ as: admin, viewport: phone });
  await open(page, "/admin/news?lng=es");
  await press(page, "form[action$='/deactivate'] button");
  await stands(page, /^button: Activar/);
  await press(page, remove, "yes");
  await stands(page, /^h3: (Uno|Dos)/);
  await press(page, remove, "yes");
  await stands(page, /^h1: Gestionar noticias/);
  await open(page, "/admin/videos");
  // A row that was edited in a dialog keeps its place.
  await page
    .getByRole("link", { name: /^Editar/ })
    .last()
    .focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await page.locator("dialog:modal button[type=submit]").press("Enter");
  await page.waitForURL("**/admin/videos");
  await stands(page, /^a: Editar/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await press(page, remove, "yes");
  await stands(page, /^tr: (Tres|Cuatro)/);
  await press(page, remove, "yes");
  await stands(page, /^h1: Gestionar videos/);
  await open(page, "/admin/reports");
  await page.getByLabel("Motivo (lo verán").first().fill("Publicidad");
  await page.keyboard.press("Enter");
  await stands(page, /^h2: (Cinco|Seis)/);
  await press(page, "form[action$='/stand'] button");
  await stands(page, /^h1: Mensajes denunciados/);
});

test("A video that is started by keyboard has the focus", async () => {
  await makeVideo(app().db, { title: "Alternador" });
  const page = await eyes.page({ as: await signedIn(app().db, "medium"), expected: playerAsked });
  await openPlayer(page, { length: 60 });
  await open(page, "/videos");
  await press(page, "article a");
  await stands(page, /^iframe/);
});
