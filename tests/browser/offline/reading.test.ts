import { expect, test } from "vitest";
import { holdSession } from "#app/features/account/session/hold.server.ts";
import { everyView, ready } from "../../support/browser.ts";
import { becomes, cacheAgain, cut, left, openDevice } from "../../support/offline/device.ts";
import { signedIn } from "../../support/people.ts";

const { app, technician } = openDevice();

test("Without a network the board and an open job are read as of when they came, and nothing else", async () => {
  const { page, job } = await technician();
  await page.goto("/repair-cms?view=board&technician=me");
  await ready(page);
  await cut(page, true);
  await page.getByText("WO-000001").first().tap();
  await page.waitForURL(`**/repair-cms/${job.id}`);
  await page.getByText(/No signal: this page is as of \d+:\d\d/).waitFor();
  await page.reload();
  await page.getByText(/No signal: this page is as of \d+:\d\d/).waitFor();
  await ready(page);
  await everyView(page);
  await page.goto(`/repair-cms/${job.id}/inspection`);
  await page.getByText("No signal: this page").waitFor();
  await page.goto("/repair-cms/customers").catch(() => undefined);
  await page.getByRole("heading", { name: "No signal" }).waitFor();
  await page.getByText("This page is not on this phone.").waitFor();
  await page.getByRole("link", { name: "To the board" }).tap();
  await page.getByText("WO-000001").first().waitFor();
  await cut(page, false);
  await page.getByRole("link", { name: "Show it as it is now" }).tap();
  await page.getByText("No signal").waitFor({ state: "detached" });
});

test("A page that is not on the phone stays as it is, and says that there is no connection", async () => {
  const { page } = await technician("es");
  await page.goto("/repair-cms?view=board");
  await ready(page);
  await page.waitForLoadState("networkidle");
  await cut(page, true);
  await page.getByRole("link", { name: "Códigos" }).first().tap();
  await page.getByText("Sin conexión. Lo que escribió se conserva aquí.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/repair-cms");
  await page.reload();
  await page.getByText(/Sin señal. Última actualización: \d+:\d\d/).waitFor();
  await page.goto("/codes").catch(() => undefined);
  await page.getByText("Esta página no está en este teléfono.").waitFor();
});

test("Another member on the same tablet sees nothing of the first, with a network or without", async () => {
  const { page, job } = await technician();
  const other = await signedIn(app().db, "premium");
  await becomes(page.context(), other, app().origin);
  await page.goto("/repair-cms?view=board");
  await ready(page);
  expect((await left(page)).pages.filter((path) => path.startsWith("/repair"))).toEqual([]);
  await cut(page, true);
  for (const path of [`/repair-cms/${job.id}`, "/repair-cms?view=board"]) {
    await page.goto(path).catch(() => undefined);
    await page.getByRole("heading", { name: "No signal" }).waitFor();
    expect(await page.content()).not.toContain("WO-000001");
  }
});

test("A device in a customer's hands shows nothing of its member without a network", async () => {
  const { page, as, job } = await technician();
  await holdSession(app().db, as, { clock: true });
  await page.goto("/repair-cms?view=board");
  await page.waitForLoadState();
  await cut(page, true);
  await page.goto(`/repair-cms/${job.id}`).catch(() => undefined);
  await page.getByRole("heading", { name: "No signal" }).waitFor();
});

test("After an update of the site all pages are the new ones, and files of the former one are gone", async () => {
  const { page, job } = await technician();
  await page.evaluate(async (page) => {
    const pages = await caches.open((await caches.keys()).find((name) => /pages/.test(name))!);
    const old = '<html lang="en"><script src="/assets/entry-before00.js"></script>WO-000001';
    const headers = { "content-type": "text/html" };
    await pages.put(page, new Response(old, { headers }));
    const files = await caches.open("llave-files-1");
    await files.put("/assets/entry-before00.js", new Response("0"));
  }, `/repair-cms/${job.id}`);
  await cacheAgain(page);
  expect((await left(page)).pages).not.toContain("/assets/entry-before00.js");
  await cut(page, true);
  await page.goto(`/repair-cms/${job.id}`);
  await page.getByText("No signal: this page is as of").waitFor();
});

test("Signing out leaves nothing on the phone", async () => {
  const { page } = await technician();
  const before = await left(page);
  expect(before.workers).toBe(1);
  expect(before.pages).toContain("/repair-cms?view=board");
  await page.goto("/repair-cms");
  await ready(page);
  await page.getByRole("button", { name: "More" }).tap();
  await page.getByRole("button", { name: "Sign out" }).tap();
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => left(page)).toEqual({ caches: [], pages: [], databases: [], workers: 0 });
});
