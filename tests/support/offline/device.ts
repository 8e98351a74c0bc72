import type { BrowserContext, Page } from "playwright-core";
import { resources } from "#app/i18n/resources.ts";
import { openApp } from "../app.ts";
import { openBrowser, phone, ready, signIn } from "../browser.ts";
import { makeJob } from "../make.ts";
import { type Person, signedIn } from "../people.ts";

/** Errors that Chromium reports without a network. */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|503/;

/** Cuts the network of a browser, or gives it back. */
export async function cut(page: Page, off: boolean): Promise<void> {
  await page.context().setOffline(off);
  await page.waitForFunction((off) => navigator.onLine !== off, off);
}

/** Has the device of a page cache the jobs of whoever is signed in. */
export async function turnOn(page: Page, lng = "en"): Promise<void> {
  await page.goto(`/account?lng=${lng}`);
  await ready(page);
  const section = page.locator("section", { hasText: /Without a signal|Sin señal/ });
  await section.getByRole("button", { name: /Turn on|Activar/ }).click();
  await section.getByText(/with \d+ pages|con \d+ páginas/).waitFor();
}

/** Has the service worker read all pages anew, as it does by itself after some minutes. */
export const cacheAgain = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((go) => {
      port1.onmessage = go;
    });
    active!.postMessage("cache", [port2]);
    await done;
  });

/** All that a browser has of us: caches with their addresses, databases and service workers. */
export const left = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return {
      caches: names,
      pages: cached.flat().map((url) => new URL(url).pathname + new URL(url).search),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });

/** Another member signs in on the same browser, as after a session that ended by itself. */
export async function becomes(context: BrowserContext, as: Person, origin: string): Promise<void> {
  await context.clearCookies();
  await context.addCookies(signIn(as, origin));
}

/** Waits until the page says how many writes are still on the phone. */
export const waiting = (page: Page, number: number) =>
  page
    .getByText(new RegExp(`^${number} things? (?:is|are) still on this phone|\\. ${number} thing`))
    .waitFor();

/** A shop with a technician who has a job, and a phone that caches it. */
export function openDevice() {
  const app = openApp();
  const eyes = openBrowser(app);
  return {
    app,
    eyes,
    /** Opens the form of a note without a network. */
    async openNote(page: Page, { id }: { id: string }, lng: "en" | "es" = "en") {
      await page.goto(`/repair-cms/${id}/notes/new`);
      await ready(page);
      await page.getByRole("textbox", { name: resources[lng].notes.form.text }).waitFor();
      await page.waitForFunction(() => document.querySelector("[role=status] p"));
    },
    /** Saves one note after the other. */
    async saveNotes(page: Page, texts: readonly string[], lng: "en" | "es" = "en") {
      const text = page.getByRole("textbox", { name: resources[lng].notes.form.text });
      for (const one of texts) {
        await text.fill(one);
        await page.getByRole("button", { name: resources[lng].notes.form.save }).click();
        await page.waitForFunction(() => !document.querySelector("textarea")!.value);
      }
    },
    async technician(lng = "en") {
      const owner = await signedIn(app().db, "premium");
      const worksAt = { shopId: owner.shopId, role: "technician" } as const;
      const as = await signedIn(app().db, "free", { worksAt });
      const job = await makeJob(app().db, { owner, technicianId: as.id });
      const view = { viewport: phone, hasTouch: true, expected: noNetwork };
      const page = await eyes.page({ as, ...view });
      await turnOn(page, lng);
      return { owner, as, job, page };
    },
  };
}
