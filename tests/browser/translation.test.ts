import { expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { everyFace, openBrowser, phone, ready } from "../support/browser.ts";
import { makeReply, makeTopic } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

test("Two Diamond members talk in their own languages, and a Bronze member reads the originals", async () => {
  const { db } = app();
  const [john, rosa, ana] = await Promise.all([
    eyes.page({ as: await signedIn(db, "premium", { name: "John" }) }),
    eyes.page({ as: await signedIn(db, "premium", { name: "Rosa" }), viewport: phone }),
    eyes.page({ as: await signedIn(db, "medium", { name: "Ana" }) }),
  ]);

  await john.goto("/discussion/new");
  await ready(john);
  await john.getByLabel("Title").fill("No start after new brake pads");
  await john
    .getByLabel("Content")
    .fill(
      "I changed the **brake pads** and now it does not start. P0340 is stored, battery is 12.6 V.",
    );
  await john.getByRole("button", { name: "Post topic" }).click();
  await john.waitForURL(/\/discussion\/[0-9a-f-]{36}$/);
  const path = new URL(john.url()).pathname;

  // Rosa opens the list: the title is streamed in Spanish; she replies in Spanish.
  await rosa.goto("/discussion?lng=es");
  await rosa.getByRole("link", { name: "No arranca después de nuevo pastillas de freno" }).click();
  const question = rosa.getByRole("article").first();
  await question.getByText("traducción de demostración").waitFor();
  expect(await question.locator("[lang=es]").innerText()).toContain("P0340");
  expect(await question.locator("[lang=es]").innerText()).toContain("12.6 V");
  expect(await rosa.getByRole("heading", { level: 1 }).locator("[lang=es]").count()).toBe(1);
  await rosa
    .getByRole("textbox", { name: "Su respuesta" })
    .fill("Revise el sensor de posición del árbol de levas, sin quitar la banda de tiempo.");
  await rosa.getByRole("button", { name: "Responder" }).click();
  await rosa.waitForURL(/#r-/);

  // John reads her reply in English, shows the original, and hides it.
  await john.reload();
  await ready(john);
  const answer = john.getByRole("article").filter({ hasText: "Rosa" });
  await answer.getByText("camshaft position sensor").waitFor();
  await answer.getByText("Translated from Spanish").waitFor();
  await answer.getByRole("link", { name: "Show original" }).click();
  await answer.getByText("árbol de levas").waitFor();
  expect(await answer.locator("[lang=es]").count()).toBe(1);
  await answer.getByText("Written in Spanish").waitFor();
  await answer.getByRole("link", { name: "Show translation" }).click();
  await answer.getByText("camshaft position sensor").waitFor();
  await john.getByRole("textbox", { name: "Your reply" }).fill("That was it, thanks!");
  await john.getByRole("button", { name: "Reply", exact: true }).click();
  await john.waitForURL(/#r-/);

  // Rosa turns translation off, and on again.
  await rosa.reload();
  await ready(rosa);
  await rosa.getByText("gracias!").waitFor();
  await rosa.getByRole("link", { name: "Ver todos los originales" }).click();
  await rosa.getByText("That was it, thanks!").waitFor();
  await rosa.getByText("does not start").waitFor();
  expect(await rosa.getByRole("heading", { level: 1 }).innerText()).toContain(
    "No start after new brake pads",
  );
  await rosa.getByRole("link", { name: "Ver las traducciones" }).click();
  await rosa.getByText("gracias!").waitFor();

  await ana.goto(path);
  await ready(ana);
  await ana.getByText("Translation is only in the Diamond plan.").waitFor();
  await ana.getByText("árbol de levas").waitFor();
  expect(await ana.getByRole("link", { name: /original|translation/i }).count()).toBe(0);
});

test("Without JavaScript shows the stored translation at once, and the original by a link", async () => {
  const { db } = app();
  const rosa = await signedIn(db, "premium");
  const topic = await makeTopic(db, {
    by: rosa,
    title: "Oil leak",
    content: "The oil filter is new.",
  });
  await app()
    .visit(`/discussion/${topic.id}?lng=es`, { as: rosa })
    .then((page) => page.text());
  const page = await eyes.page({ as: rosa, javaScriptEnabled: false });
  await page.goto(`/discussion/${topic.id}?lng=es`);
  const post = page.getByRole("article").first();
  await post.getByText("El filtro de aceite").waitFor();
  await post.getByRole("link", { name: "Ver el original" }).click();
  await post.getByText("The oil filter is new.").waitFor();
  await post.getByRole("link", { name: "Ver la traducción" }).click();
  await post.getByText("El filtro de aceite").waitFor();
});

test("A translated topic and its list pass axe and do not scroll sideways, in both languages", async () => {
  const { db } = app();
  const by = await signedIn(db, "premium");
  const topic = await makeTopic(db, {
    by,
    title: "The brake pads squeal on my Silverado",
    content: "The **brake pads** are new.\n\n- P0505\n- 12.6 V",
  });
  await makeReply(db, {
    by,
    topic,
    content:
      "Revise las bujías y no quite la banda de tiempo. https://example.com/a-very-long-address/that/goes/on/and/on/and/on",
  });
  const page = await eyes.page({ as: by });
  for (const path of [
    `/discussion/${topic.id}`,
    `/discussion/${topic.id}?original=1`,
    "/discussion",
  ])
    await everyFace(page, path);
});
