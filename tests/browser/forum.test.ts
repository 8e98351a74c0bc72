import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { createReport } from "#app/features/forum/reports/reports.server.ts";
import { openApp } from "../support/app.ts";
import { everyFace, openBrowser, phone, ready } from "../support/browser.ts";
import { hostileTexts, scriptTexts } from "../support/hostile.ts";
import { makeReply, makeTopic } from "../support/make.ts";
import { type Person, signedIn } from "../support/people.ts";
import { tally } from "../support/tally.ts";

// The forum as people use it: two who talk, each in their own language; hostile texts; and every
// page as everyone must be able to use it.

const app = openApp();
const eyes = openBrowser(app);
const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const untilPath = (page: Page, path: RegExp) => page.waitForURL((url) => path.test(url.pathname));

test("someone in Ohio asks, someone in Laredo answers, and both find their way", async () => {
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
  // The page is loaded again half way: nothing that was typed is gone, and it is still one topic.
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

test("a topic that is deleted while someone writes: a clear word, and the text is still there", async () => {
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
  "%s that is half written when the session dies stays on the page, and is found again after signing in",
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

test("without JavaScript one asks, answers, previews and deletes all the same", async () => {
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

async function safe(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect(
    await page.locator("main :is(img, iframe, script, style, object, form[action*=evil])").count(),
  ).toBe(0);
  for (const href of await page
    .locator("main a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
    expect(href).toMatch(/^(https?|mailto):/);
}

test("hostile texts are text, in the list, on a topic, in search, preview and the administrator's page", async () => {
  const { db } = app();
  const all = scriptTexts.join("\n\n");
  const marked = scriptTexts
    .map((text) => `[x](${text}) ![x](${text}) <${text}> **${text}** \`${text}\``)
    .join("\n\n");
  const author = await signedIn(db, "medium", { name: scriptTexts.join(" ").slice(0, 200) });
  const admin = await signedIn(db, "premium", { isAdmin: true });
  const page = await eyes.page({ as: admin });
  page.on("dialog", (dialog) => expect.unreachable(dialog.message()));
  const topic = await makeTopic(db, {
    by: author,
    title: scriptTexts.slice(0, 6).join(" "),
    content: all,
  });
  const texts = [all, marked, ...scriptTexts, ...hostileTexts.filter((text) => text.trim())];
  tally(texts.length);
  for (const content of texts)
    await makeReply(db, {
      by: author,
      topic,
      content: content.toWellFormed().replaceAll("\0", ""),
    });
  await createReport(db, {
    userId: admin.id,
    topicId: topic.id,
    reason: all,
    now: Date.now(),
  });
  for (const path of [
    "/discussion",
    `/discussion/${topic.id}`,
    "/discussion?q=script",
    "/admin/reports",
  ])
    await safe(page, path);
  // The same through the translator, in the list and on the topic; the replies are said to be in
  // Spanish, the topic in English.
  await safe(page, "/discussion?lng=es");
  await safe(page, `/discussion/${topic.id}?lng=es`);
  let later = page.getByRole("link", { name: "Later replies" });
  await safe(page, `/discussion/${topic.id}?lng=en`);
  for (let pages = 1; await later.count(); pages++) {
    await safe(page, (await later.getAttribute("href"))!);
    later = page.getByRole("link", { name: "Later replies" });
    expect(pages).toBeLessThan(10);
  }
  await page.goto("/discussion/new");
  await ready(page);
  await page.getByLabel("Content").fill(marked);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("region", { name: "Preview" }).waitFor();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});

let people: Record<"author" | "empty" | "admin", Person>;
const paths: Record<string, string> = {};
beforeAll(async () => {
  const { db } = app();
  const author = await signedIn(db, "medium", { name: `María Elena ${longWord}`.slice(0, 60) });
  const other = await signedIn(db, "premium", { name: "" });
  people = {
    author,
    empty: await signedIn(db, "medium"),
    admin: await signedIn(db, "premium", { isAdmin: true }),
  };
  const rich = `# Heading\n\n**P0301** ${longWord}\n\n1. one\n   - two\n\n> quote\n\n\`\`\`\ncode ${longWord}\n\`\`\`\n\n[link](https://a.example/${longWord})\n\n---`;
  const topic = await makeTopic(db, { by: author, title: `P0301 ${longWord}`, content: rich });
  for (let n = 0; n < 21; n++)
    await makeReply(db, { by: n % 2 ? author : other, topic, content: n ? `Reply ${n}` : rich });
  const mine = await makeReply(db, { by: author, topic, content: "Mine" });
  await createReport(db, {
    userId: other.id,
    topicId: topic.id,
    reason: `Because ${longWord}`,
    now: Date.now(),
  });
  Object.assign(paths, {
    topic: `/discussion/${topic.id}`,
    mine: `/discussion/${topic.id}/replies/${mine.id}`,
  });
});

test.each([
  ["/discussion", "author"],
  ["/discussion?q=nothing-at-all-here", "author"],
  ["/discussion/new", "author"],
  ["/discussion/preview", "author"],
  [":topic", "author"],
  [":topic?page=last", "empty"],
  [":topic/edit", "author"],
  [":topic/delete", "author"],
  [":topic/report", "empty"],
  [":mine/edit", "author"],
  [":mine/delete", "author"],
  ["/discussion/none", "empty"],
  ["/admin/reports", "admin"],
] as const)("%s of %s passes axe and does not scroll sideways", async (route, who) => {
  const page = await eyes.same({ as: people[who], expected: /status of 404/ });
  const path = route.replace(/:(\w+)/, (_, name: string) => paths[name]!);
  await everyFace(page, path);
});
