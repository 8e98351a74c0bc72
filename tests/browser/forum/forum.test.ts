import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { openBrowser, phone, ready } from "../../support/browser.ts";
import { makeTopic } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const untilPath = (page: Page, path: RegExp) => page.waitForURL((url) => path.test(url.pathname));

test("A member asks in English, and another answers in Spanish on a phone", async () => {
  const { db } = app();
  const title = `Civic ${Date.now()} stalls when warm`;
  const karen = await eyes.page({ as: await signedIn(db, "medium", { name: "Karen" }) });
  const rosa = await eyes.page({
    as: await signedIn(db, "medium", { name: "Rosa" }),
    viewport: phone,
  });

  await karen.goto("/discussion");
  await ready(karen);
  await karen.getByRole("link", { name: "New Topic" }).click();
  await untilPath(karen, /new$/);
  await karen.getByLabel("Title").fill(title);
  await karen.getByLabel("Content").fill("It stores **P0505**:\n\n- only warm\n- only at idle");
  await karen.getByRole("button", { name: "Preview" }).click();
  await karen.getByRole("region", { name: "Preview" }).getByText("only warm").waitFor();
  // A reload before posting restores the draft, and still makes one topic.
  await karen.reload();
  await ready(karen);
  await karen.getByText("We kept what you had typed.").waitFor();
  await karen.getByRole("button", { name: "Post topic" }).click();
  await untilPath(karen, /^\/discussion\/[0-9a-f-]{36}$/);
  const path = new URL(karen.url()).pathname;
  expect(await karen.getByRole("link", { name: "P0505" }).getAttribute("href")).toBe(
    "/codes/P0505",
  );

  await rosa.goto("/discussion?lng=es");
  await ready(rosa);
  await rosa.getByLabel("Buscar en temas y respuestas").fill(`p0505 ${title.toUpperCase()}`);
  await rosa.getByRole("button", { name: "Buscar" }).click();
  await rosa.getByRole("link", { name: title }).click();
  await rosa
    .getByLabel("Su respuesta")
    .fill("Limpie el cuerpo de aceleración y haga el aprendizaje de ralentí.");
  await rosa.getByRole("button", { name: "Responder" }).click();
  await rosa.waitForURL(/#r-/);
  const reply = rosa.getByRole("article").filter({ hasText: "aprendizaje de ralentí" });
  await reply.waitFor();
  expect(await rosa.getByLabel("Su respuesta").inputValue()).toBe("");
  expect(await reply.locator("[lang=es]").count()).toBe(1);

  await karen.getByRole("link", { name: "Back to topics" }).click();
  await karen.getByText("1 new").waitFor();
  await karen.getByRole("link", { name: title }).click();
  const answer = karen.getByRole("article").filter({ hasText: "aprendizaje" });
  await answer.getByText("New", { exact: true }).waitFor();
  expect(await answer.getByRole("link", { name: /^Delete/ }).count()).toBe(0);
  await karen.getByRole("button", { name: "Mark as answered" }).click();
  await karen.getByRole("button", { name: "Reopen" }).waitFor();
  await karen.getByLabel("Your reply").fill("That was it, thank you!");
  await karen.getByRole("button", { name: "Reply", exact: true }).click();
  await karen.getByRole("article").filter({ hasText: "thank you" }).waitFor();

  await rosa.reload();
  await ready(rosa);
  await rosa.getByText("Resuelto").waitFor();
  await reply.getByRole("link", { name: /^Editar/ }).click();
  await rosa
    .getByRole("dialog")
    .getByLabel("Contenido")
    .fill("Limpie el cuerpo de aceleración, **siempre** en frío.");
  await rosa.getByRole("button", { name: "Guardar" }).click();
  const edited = rosa.getByRole("article").filter({ hasText: "en frío" });
  await edited.getByText("editado").waitFor();
  await edited.getByRole("link", { name: /^Eliminar/ }).click();
  await rosa.getByText("¿Seguro que desea eliminar esta respuesta?").waitFor();
  await rosa.getByRole("button", { name: "Eliminar" }).click();
  await edited.waitFor({ state: "detached" });
  expect(new URL(rosa.url()).pathname).toBe(path);
});

test("A reply to a deleted topic shows a message and keeps the text", async () => {
  const { db } = app();
  const [ana, luis] = [await signedIn(db, "medium"), await signedIn(db, "medium")];
  const topic = await makeTopic(db, { by: ana });
  const page = await eyes.page({ as: luis, expected: /status of 404/ });
  await page.goto(`/discussion/${topic.id}`);
  await ready(page);
  await page.getByLabel("Your reply").fill("A long answer that took me twenty minutes");
  await app().visit(`/discussion/${topic.id}/delete`, { as: ana, form: {} });
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByText("This topic was deleted while you were writing.").waitFor();
  expect(await page.getByLabel("Your reply").inputValue()).toBe(
    "A long answer that took me twenty minutes",
  );
});

test.each([
  ["a topic", (_: string) => "/discussion/new", "Content", "Post topic"],
  ["a reply", (topicId: string) => `/discussion/${topicId}`, "Your reply", "Reply"],
])(
  "The text of %s stays when the session ends, and is restored after signing in",
  async (_, to, label, button) => {
    const { db } = app();
    const ana = await signedIn(db, "medium");
    const path = to((await makeTopic(db, { by: ana })).id);
    const page = await eyes.page({ as: ana, expected: /status of 401/ });
    await page.goto(path);
    await ready(page);
    const field = page.getByLabel(label);
    if (label === "Content") await page.getByLabel("Title").fill("Typed with gloves on");
    await field.fill("Twenty minutes of typing");
    const rows = await db.select().from(sessions).where(eq(sessions.userId, ana.id));
    await db.delete(sessions).where(eq(sessions.userId, ana.id));
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.getByText("You are signed out.").waitFor();
    expect(await field.inputValue()).toBe("Twenty minutes of typing");
    const link = page.getByRole("link", { name: "Sign in again" });
    expect(await link.getAttribute("href")).toBe(`/login?to=${encodeURIComponent(path)}`);
    await db.insert(sessions).values(rows);
    await page.goto(path);
    await ready(page);
    await page.getByText("We kept what you had typed.").waitFor();
    expect(await field.inputValue()).toBe("Twenty minutes of typing");
    await page.getByRole("button", { name: button, exact: true }).click();
    await page
      .getByRole("article")
      .filter({ hasText: "Twenty minutes of typing" })
      .first()
      .waitFor();
  },
);

test("Posting, previewing, replying and deleting work without JavaScript", async () => {
  const { db } = app();
  const page = await eyes.page({
    as: await signedIn(db, "medium"),
    javaScriptEnabled: false,
    expected: /status of 422/,
  });
  await page.goto("/discussion/new");
  await page.getByLabel("Title").fill("Sin JavaScript");
  await page.getByRole("button", { name: "Post topic" }).click();
  expect(await page.getByLabel("Title").inputValue()).toBe("Sin JavaScript");
  await page.getByLabel("Content").fill("Anda *igual*");
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Preview" }).click(),
  ]);
  await tab.getByText("Close this tab to keep writing.").waitFor();
  await tab.close();
  await page.getByRole("button", { name: "Post topic" }).click();
  await page.getByLabel("Your reply").fill("  ");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByText("This field is required.").waitFor();
  await page.getByLabel("Your reply").fill("Y se responde");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.waitForURL(/#r-/);
  await page
    .getByRole("link", { name: /^Delete: post/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Delete" }).click();
  await untilPath(page, /^\/discussion$/);
});
