import { test } from "vitest";
import { openApp } from "../support/app.ts";
import { desk, openBrowser, phone, ready } from "../support/browser.ts";
import { makeReply, makeTopic } from "../support/make.ts";
import { signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
test("shots", async () => {
  const { db } = app();
  const by = await signedIn(db, "premium", { name: "John Miller" });
  const rosa = await signedIn(db, "premium", { name: "Rosa Peña" });
  const bronze = await signedIn(db, "medium");
  const topic = await makeTopic(db, {
    by,
    title: "2014 Corolla: no start after new brake pads",
    content:
      "I changed the **brake pads** and now it does not start. P0340 is stored, battery is 12.6 V.\n\n- checked the fuse box\n- new spark plugs\n\nIs it the crank sensor?",
  });
  await makeReply(db, {
    by: rosa,
    topic,
    content: "Revise el sensor de posición del árbol de levas, sin quitar la banda de tiempo. ¿Ya midió 5 V en el conector?",
  });
  await makeReply(db, { by, topic, content: "That was it, thanks! The connector was wet.", language: "en" });
  await makeTopic(db, { by: rosa, title: "Fuga de aceite en la tapa de válvulas", content: "No encuentro la fuga.", language: "es" });
  for (const [name, as, view, scheme, lng] of [
    ["en-desk", by, desk, "light", "en"],
    ["es-phone", by, phone, "light", "es"],
    ["es-desk-dark", by, desk, "dark", "es"],
    ["en-phone-dark", by, phone, "dark", "en"],
    ["bronze-es", bronze, phone, "light", "es"],
  ] as const) {
    const page = await eyes.page({ as, viewport: view, colorScheme: scheme });
    for (const [what, path] of [
      ["topic", `/discussion/${topic.id}`],
      ["orig", `/discussion/${topic.id}?original=1`],
      ["list", "/discussion"],
    ] as const) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${lng}`);
      await ready(page);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/shots-tr/${name}-${what}.png`, fullPage: true });
    }
  }
});
