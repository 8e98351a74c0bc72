import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import { findJob } from "#app/features/repair/list/jobs.server.ts";
import { siteSettings } from "#app/platform/config/settings.tables.server.ts";
import { openApp } from "../../support/app.ts";
import { everyView, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { openDrawing, screens } from "../../support/files/screens.ts";
import { makeJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";

// A diagnosis from the photo of a scan tool to the job, and its interruptions.

const app = openApp({ own: true });
const browser = openBrowser(app);
afterEach(() => app().db.delete(siteSettings));

const words = {
  en: {
    title: "AI Diagnostic Assistant",
    ask: "Ask the assistant",
    question: "Your question",
    photo: "Add a photo",
    sentence: "Error code from image: ",
    send: "Send",
    stop: "Stop",
    again: "Try again",
    stopped: "You stopped this answer.",
    clear: "Clear history",
    history: "Questions and answers",
    copy: "Copy",
    copied: "Copied",
    add: "Add to diagnostic",
    added: "Added to the diagnostic.",
    undo: "Undo",
    more: "Add more of the answer",
    sources: "Sources: ",
    screen: "clean-2",
    titles: ["P0301: Cylinder 1: misfire detected", "P0171: Air-fuel mixture (bank 1): too lean"],
    cause: "Spark plug worn, fouled or cracked",
    lost: "Connection lost.",
    left: "10 questions left today.",
  },
  es: {
    title: "Asistente de diagnóstico con IA",
    ask: "Preguntar al asistente",
    question: "Su pregunta",
    photo: "Agregar una foto",
    sentence: "Código de error de la imagen: ",
    send: "Enviar",
    stop: "Detener",
    again: "Intentar de nuevo",
    stopped: "Usted detuvo esta respuesta.",
    clear: "Borrar historial",
    history: "Preguntas y respuestas",
    copy: "Copiar",
    copied: "Copiado",
    add: "Agregar al diagnóstico",
    added: "Se agregó al diagnóstico.",
    undo: "Deshacer",
    more: "Agregar más de la respuesta",
    sources: "Fuentes: ",
    screen: "tilted-2",
    titles: ["P0174: Mezcla de aire y combustible (banco 2): demasiado pobre", "P0401: "],
    cause: "Aire no medido: junta de admisión",
    lost: "Su pregunta está guardada",
    left: "Le quedan 10 preguntas por hoy.",
  },
} as const;
const lastOf = async ({ id }: Person) =>
  (await app().db.select().from(chatHistory)).filter(({ userId }) => userId === id).at(-1);

const panelOf = (page: Page, lng: "en" | "es") =>
  page.getByRole("region", { name: words[lng].title });

async function open(lng: "en" | "es", as: Person, expected?: RegExp) {
  const t = words[lng];
  const page = await browser.page({ as, viewport: phone, ...(expected && { expected }) });
  await page.goto(`/premium?lng=${lng}#assistant`);
  await ready(page);
  const panel = panelOf(page, lng);
  return {
    t,
    page,
    panel,
    input: panel.getByLabel(t.question),
    send: panel.getByRole("button", { name: t.send }),
  };
}

test.each(["en", "es"] as const)(
  "In %s leads from a photo to its codes, to a streamed and cited answer, to the job",
  async (lng) => {
    const t = words[lng];
    const as = await signedIn(app().db, "premium");
    const texts = { issues: "Rough idle", diagnostic: "Compression is fine." };
    const job = await makeJob(app().db, { owner: as, language: lng, ...texts });
    const page = await browser.page({ as, viewport: phone });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/repair-cms/${job.id}?lng=${lng}`);
    await ready(page);
    await page.getByRole("main").locator("button[popovertarget]").first().click();
    await page.getByRole("link", { name: t.ask }).click();
    await page.waitForURL(/\/assistant\?job=/);
    const panel = panelOf(page, lng);
    const input = panel.getByLabel(t.question);
    // The input is visible.
    await expect.poll(async () => (await input.boundingBox())!.y).toBeLessThan(phone.height - 64);

    const screen = screens.find(({ name }) => name === t.screen)!;
    await page
      .locator("input[type=file]")
      .setInputFiles(await (await openDrawing(await page.context().newPage()))(screen));
    await expect.poll(() => input.inputValue(), { timeout: 30_000 }).toContain(t.sentence);
    const chip = (code: string, pressed: boolean) =>
      panel.getByRole("button", { name: code, pressed });
    for (const code of screen.codes) {
      await chip(code, true).or(chip(code, false)).waitFor();
      // Uncertain codes have to be confirmed.
      if (await chip(code, false).count()) await chip(code, false).click();
      expect(await input.inputValue()).toContain(code);
    }
    const last = screen.codes.at(-1)!;
    await chip(last, true).click(); // Removed and added again.
    expect(await input.inputValue()).not.toContain(last);
    await chip(last, false).click();
    expect(await input.inputValue()).toContain(last);

    const grown = growth(page);
    await panel.getByRole("button", { name: t.send }).click();
    await panel.getByRole("button", { name: t.stop }).waitFor();
    for (const name of [t.photo, t.send, t.clear])
      expect(await panel.getByRole("button", { name }).isDisabled(), name).toBe(true);
    expect(await input.isDisabled()).toBe(true);
    const copy = panel.getByRole("button", { name: t.copy });
    await copy.waitFor({ timeout: 30_000 });
    expect(await grown).toBeGreaterThan(5);

    for (const title of t.titles) await panel.getByRole("link", { name: title }).waitFor();
    expect(await panel.getByText("[1]").count()).toBeGreaterThan(1);
    await copy.click();
    await panel.getByRole("button", { name: t.copied }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${t.titles[0]} [1]`,
    );
    await fits(page);
    await panel.getByRole("link", { name: t.add }).click();
    const top = async () => (await page.locator("[name=diagnostic]").boundingBox())?.y;
    await expect.poll(top).toBeLessThan(phone.height);
    await page.getByText(t.more).click();
    await page.getByRole("button", { name: t.sources }).click();
    await page.locator("form:has([name=diagnostic]) button[type=submit]").click();
    await page.waitForURL(/\/repair-cms\/[0-9a-f-]{36}\?added=/);
    const diagnostic = await page
      .locator("main span.whitespace-pre-wrap", { hasText: "Compression is fine." })
      .innerText();
    const order = ["Compression is fine.", t.titles[0], t.cause, t.sources].map((text) =>
      diagnostic.indexOf(text),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);

    await page.getByText(t.added).waitFor();
    await page.getByRole("button", { name: t.undo }).click();
    await page.waitForURL(/\/repair-cms\/[0-9a-f-]{36}$/);
    await expect
      .poll(async () => (await findJob(app().db, as.shopId, job.id))!.diagnostic)
      .toBe("Compression is fine.");
    expect(await page.getByText(t.added).count()).toBe(0);
  },
);

test("After a lost connection the whole answer comes when it is back", async () => {
  const as = await signedIn(app().db, "premium");
  const { t, page, panel, input, send } = await open(
    "es",
    as,
    /ERR_INTERNET_DISCONNECTED|Failed to load/,
  );
  await page.evaluate(breakable);
  await input.fill("P0301 P0420 P0171");
  await send.click();
  await panel.getByText("P0301:").first().waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("broken")));
  await panel.getByText(t.lost).waitFor();
  await everyView(page);
  await page.setViewportSize(phone);
  // The answer continues without a reader.
  await expect.poll(async () => (await lastOf(as))?.status, { timeout: 30_000 }).toBe("done");
  await page.context().setOffline(false);
  await panel.getByRole("button", { name: t.copy }).waitFor({ timeout: 30_000 });
  expect(await panel.getByText(t.lost).count()).toBe(0);
  const { response } = (await lastOf(as))!;
  const end = response.split("\n").at(-1)!.slice(-40);
  await panel.getByText(end).waitFor();
});

test("Asks again after a stop, and shows the remaining questions when they run low", async () => {
  await app()
    .db.insert(siteSettings)
    .values({ id: 1, dailyChatAllowance: 11, updatedAt: new Date() });
  const { t, page, panel, input, send } = await open("en", await signedIn(app().db, "premium"));
  expect(await page.getByText(/left today|por hoy/).count()).toBe(0);
  await input.fill("P0301 P0420 P0171");
  await send.click();
  await panel.getByText(t.left).waitFor();
  await panel.getByText("P0301:").first().waitFor();
  await panel.getByRole("button", { name: t.stop }).click();
  await panel.getByText(t.stopped).waitFor();
  await panel.getByRole("button", { name: t.again }).click();
  await panel.getByRole("button", { name: t.stop }).waitFor();
  await panel.getByRole("button", { name: t.copy }).nth(1).waitFor({ timeout: 30_000 });
  expect(
    await panel.getByRole("listitem").filter({ hasText: "P0301 P0420 P0171" }).count(),
  ).toBeGreaterThan(1);
});

/** Aborts open requests at the event "broken": Chromium's offline mode does not close streams. */
const breakable = () => {
  const real = window.fetch;
  window.fetch = (what, init) => {
    const line = new AbortController();
    addEventListener("broken", () => line.abort(new TypeError("network error")), { once: true });
    return real(what, { ...init, signal: line.signal });
  };
};

/** How many lengths the newest answer had while it was running. */
const growth = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const lengths = new Set<number>();
        let began = false;
        const timer = setInterval(() => {
          const writing = document.querySelector("form[action='/ai-chat/stop']") !== null;
          began ||= writing;
          if (writing)
            lengths.add([...document.querySelectorAll("[data-turn]")].at(-1)!.textContent!.length);
          if (!began || writing) return;
          clearInterval(timer);
          resolve(lengths.size);
        }, 30);
      }),
  );
