import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { openBrowser, ready } from "../../support/browser.ts";
import { left } from "../../support/offline/device.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ offlineOff: true });
const eyes = openBrowser(app);

test("Switched off by the server, it deletes what devices have, and itself", async () => {
  const as = await signedIn(app().db, "premium");
  const page = await eyes.page({ as });
  await page.goto("/repair-cms");
  await ready(page);
  await page.evaluate(async (owner) => {
    const cache = await caches.open(`llave-pages-1:${owner}`);
    await cache.put("/repair-cms?view=board", new Response("as of yesterday"));
    await caches.open("llave-files-1");
    await navigator.serviceWorker.register("/offline.js");
  }, as.id);
  await expect.poll(() => left(page)).toMatchObject({ caches: [], pages: [], workers: 0 });
});
