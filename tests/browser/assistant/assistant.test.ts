import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { noNotes } from "#app/features/assistant/chat.ts";
import { chatHistory } from "#app/features/assistant/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { everyView, fits, openBrowser, phone, ready } from "../../support/browser.ts";
import { hostileAnswers } from "../../support/hostile/hostile-answers.ts";
import { makeJob } from "../../support/make.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();
const browser = openBrowser(app);

const words = {
  en: {
    title: "AI Diagnostic Assistant",
    demo: "Demo assistant",
    car: "2018 Toyota Corolla",
    ask: "Ask the assistant",
    question: "Your question",
    send: "Send",
    stop: "Stop",
    stopped: "You stopped this answer.",
    copy: "Copy",
    code: "P0301: Cylinder 1: misfire detected",
    add: "Add to diagnostic",
    clear: "Clear history",
    sure: "Delete all your questions and answers?",
    cleared: "History cleared. Nothing was kept.",
    failed: "Error sending message. Please try again.",
  },
  es: {
    title: "Asistente de diagnóstico con IA",
    demo: "Asistente de demostración",
    car: "Toyota Corolla 2018",
    ask: "Preguntar al asistente",
    question: "Su pregunta",
    send: "Enviar",
    stop: "Detener",
    stopped: "Usted detuvo esta respuesta.",
    copy: "Copiar",
    code: "P0301: Cilindro 1: falla de encendido detectada",
    add: "Agregar al diagnóstico",
    clear: "Borrar historial",
    sure: "¿Borrar todas sus preguntas y respuestas?",
    cleared: "Se borró su historial. No se conserva nada.",
    failed: "Error al enviar el mensaje. Por favor, intente nuevamente.",
  },
} as const;

describe.each(["en", "es"] as const)("The assistant in %s", (lng) => {
  const t = words[lng];

  test("Asks from a job, gets a streamed and cited answer, adds it to the diagnostic, and clears the history", async () => {
    const as = await signedIn(app().db, "premium");
    const job = await makeJob(app().db, { owner: as, diagnostic: "Compression is fine." });
    const page = await browser.page({ as, viewport: phone });
    await page.goto(`/repair-cms/${job.id}?lng=${lng}`);
    await ready(page);
    await page.getByRole("main").locator("button[popovertarget]").first().click();
    await page.getByRole("link", { name: t.ask }).click();
    await page.waitForURL(/\/assistant\?job=/);
    const panel = page.getByRole("region", { name: t.title });
    await panel.getByText(t.demo, { exact: true }).waitFor();
    await panel.getByText(`WO-000001 · ${t.car}`).waitFor();
    const input = panel.getByLabel(t.question);
    await input.fill("P0301?");
    await page.reload(); // The draft stays.
    await ready(page);
    expect(await input.inputValue()).toBe("P0301?");
    await panel.getByRole("button", { name: t.send }).click();
    await panel.getByRole("button", { name: t.stop }).waitFor();
    expect([
      await input.isDisabled(),
      await panel.getByRole("button", { name: t.clear }).isDisabled(),
    ]).toEqual([true, true]);
    await page.reload(); // While the answer is running.
    await ready(page);
    await panel.getByRole("button", { name: t.copy }).waitFor();
    await panel.getByRole("link", { name: t.code }).waitFor();
    expect(await panel.getByText("[1]").count()).toBeGreaterThan(1);
    expect(await input.inputValue()).toBe("");
    await everyView(page);
    await page.setViewportSize(phone);
    await panel.getByRole("link", { name: t.add }).click();
    await page.waitForURL(/\/repair-cms\/.*\/diagnostic\?answer=/);
    expect(await page.locator("[name=diagnostic]").inputValue()).toMatch(
      /^Compression is fine\.\n\n(?!.*(?:Demo assistant|demostración))/s,
    );
    await page.locator("form:has([name=diagnostic]) button[type=submit]").click();
    await page.waitForURL(/\/repair-cms\/[0-9a-f-]{36}(\?added=|$)/);
    await page.goto("/premium");
    await ready(page);
    await panel.getByRole("link", { name: t.clear }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(t.sure).waitFor();
    await dialog.getByRole("button", { name: t.clear }).click();
    await panel.getByText(t.cleared).waitFor();
    expect(await panel.getByText("P0301?").count()).toBe(0);
    await fits(page);
  });

  test("Stopping keeps the text so far, and a question that cannot be sent stays in the input", async () => {
    const as = await signedIn(app().db, "premium");
    const page = await browser.page({ as, viewport: phone, expected: /ERR_FAILED|net::/ });
    await page.goto(`/premium?lng=${lng}#assistant`);
    await ready(page);
    const panel = page.getByRole("region", { name: t.title });
    const input = panel.getByLabel(t.question);
    await input.fill("P0301 P0420 P0171");
    await page.keyboard.press("Enter");
    await panel.getByText(t.code).first().waitFor();
    await panel.getByRole("button", { name: t.stop }).click();
    await panel.getByText(t.stopped).waitFor();
    // The page did not scroll while the answer grew.
    expect(await input.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
      0,
    );
    expect(await input.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
      phone.height,
    );
    await page.route("**/ai-chat", (route) => route.abort());
    await input.fill("kept in the input");
    await panel.getByRole("button", { name: t.send }).click();
    await panel.getByText(t.failed).waitFor();
    expect(await input.inputValue()).toBe("kept in the input");
    await everyView(page);
    await page.unroute("**/ai-chat");
    await panel.getByRole("button", { name: t.send }).click();
    await panel.getByText("kept in the input").waitFor();
    await panel.getByRole("button", { name: t.copy }).nth(1).waitFor();
  });
});

/** Stores answers as turns of a person. */
async function insertTurns(as: Person, answers: readonly string[]) {
  const turn = {
    userId: as.id,
    status: "done" as const,
    language: "en" as const,
    sources: [],
    notes: noNotes,
    createdAt: new Date(),
  };
  for (const response of answers)
    await app()
      .db.insert(chatHistory)
      .values({ ...turn, id: newId(), message: response.slice(0, 4_000), response });
}

test("A hundred hostile answers run no script and load nothing, and every external link shows its host", async () => {
  expect(hostileAnswers).toHaveLength(100);
  const as = await signedIn(app().db, "premium");
  await insertTurns(as, hostileAnswers);
  tally(hostileAnswers.length);
  const page = await browser.page({ as, viewport: phone });
  page.on("dialog", (dialog) => expect.unreachable(dialog.message()));
  await page.goto("/premium");
  await ready(page);
  for (let shown = 40; shown <= 100; shown += 20) {
    await page.getByRole("link", { name: "Show older questions" }).click();
    await page.waitForFunction(
      (many) => document.querySelectorAll("#assistant li[data-turn]").length === many,
      shown,
    );
  }
  const found = await page.evaluate(() => {
    const history = document.querySelector("#assistant ol")!;
    const own = location.origin;
    const links = [...history.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      ({ href }) => !href.startsWith(own),
    );
    return {
      hacked: "hacked" in window,
      loaded: history.querySelectorAll(
        "img, picture, video, audio, iframe, object, embed, link, style, script, svg, form[action^=http]",
      ).length,
      handlers: [...history.querySelectorAll("*")].filter((one) =>
        [...one.attributes].some(({ name }) => /^on|^style$|^srcdoc$/.test(name)),
      ).length,
      schemes: [...new Set(links.map(({ protocol }) => protocol))],
      silent: links
        .filter(
          (link) =>
            !`${link.textContent} ${link.nextElementSibling?.textContent ?? ""}`.includes(
              link.hostname,
            ),
        )
        .map(({ href }) => href),
    };
  });
  expect(found).toEqual({
    hacked: false,
    loaded: 0,
    handlers: 0,
    schemes: expect.arrayContaining(["https:"]),
    silent: [],
  });
  expect(found.schemes.filter((scheme) => !/^https?:$/.test(scheme))).toEqual([]);
  await fits(page);
  // Rendered by the server, without JavaScript.
  const plain = await browser.page({ as, javaScriptEnabled: false });
  await plain.goto("/premium");
  expect(await plain.locator("#assistant li[data-turn]").count()).toBe(20);
  expect(await plain.locator("#assistant ol img").count()).toBe(0);
});

test("Without JavaScript answers on the page, and confirms clearing on a page of its own", async () => {
  const as = await signedIn(app().db, "premium");
  const page = await browser.page({ as, javaScriptEnabled: false });
  await page.goto("/premium");
  await page.getByLabel("Your question").fill("P0301");
  expect(await page.getByRole("button", { name: "Add a photo" }).count()).toBe(0);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("link", { name: words.en.code }).waitFor();
  await page.getByRole("link", { name: words.en.clear }).click();
  await page.waitForURL("**/ai-chat/clear");
  await page.getByRole("button", { name: words.en.clear }).click();
  await page.getByText(words.en.cleared).waitFor();
});
