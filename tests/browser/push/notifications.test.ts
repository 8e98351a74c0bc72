import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { pushDevices } from "#app/features/push/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { desk, everyView, openBrowser, phone, ready } from "../../support/browser.ts";
import { makeJob } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";
import { deliver, shown, standIn, tap, workerOf } from "../../support/push/browser.ts";
import { newDevice } from "../../support/push/device.ts";

const app = openApp();
const eyes = openBrowser(app);

/** A device of the owner of a shop, on the page where notifications are turned on. */
async function device({ allowed = true, viewport = desk, lng = "en" } = {}) {
  const as = await signedIn(app().db, "premium");
  const job = await makeJob(app().db, { owner: as, language: "en" });
  const page = await eyes.page({ as, viewport });
  if (allowed) await page.context().grantPermissions(["notifications"]);
  const told = newDevice();
  if (allowed) await standIn(page, told);
  await page.goto(`/account?lng=${lng}`);
  await ready(page);
  const rows = () => app().db.select().from(pushDevices).where(eq(pushDevices.userId, as.id));
  const scripts = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active }) => new URL(active!.scriptURL).pathname,
      ),
    );
  return { as, job, page, told, rows, scripts };
}
const open = async ({ page }: Pick<Awaited<ReturnType<typeof device>>, "page">) => {
  const section = page.locator("section", { hasText: "Notifications on this device" });
  await section.getByRole("link", { name: "Change" }).click();
  await page.getByRole("dialog").waitFor();
};

test("A member turns them on, is told, and a tap opens the job", async () => {
  const one = await device({ viewport: phone });
  const { page, job, told, rows, scripts } = one;
  await open(one);
  await everyView(page);
  await page.getByLabel("A customer asks something").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your choice about notifications was saved.").waitFor();
  expect(await rows()).toMatchObject([
    { endpoint: told.form.endpoint, kinds: ["decided", "assigned", "message"] },
  ]);
  expect(await scripts()).toEqual(["/push.js"]);
  const url = `/repair-cms/${job.id}`;
  const worker = await workerOf(page, "/push.js");
  await deliver(page, { title: "WO-000001: the customer has decided", tag: "decided 1", url });
  await deliver(page, { title: "WO-000001: the customer has decided", tag: "decided 1", url });
  const note = { title: "WO-000001: the customer has decided", tag: "decided 1", data: url };
  await expect.poll(() => shown(worker)).toEqual([note]);
  expect(await tap(worker)).toBe(url);
  expect(await shown(worker)).toEqual([]);
  await page.goto(url);
  await page.getByText("WO-000001").first().waitFor();
});

test("What cannot be read is shown as a notification without words of its own", async () => {
  const one = await device();
  await open(one);
  await one.page.getByRole("button", { name: "Save" }).click();
  await one.page.getByText("Your choice about notifications was saved.").waitFor();
  const worker = await workerOf(one.page, "/push.js");
  await deliver(one.page, "not JSON");
  await expect.poll(() => shown(worker)).toMatchObject([{ title: "Llave", data: "/" }]);
});

test("Turns them off again, and the service worker goes", async () => {
  const one = await device();
  await open(one);
  await one.page.getByRole("button", { name: "Save" }).click();
  await one.page.getByText("Your choice about notifications was saved.").waitFor();
  await open(one);
  await one.page.getByRole("button", { name: "Turn off" }).click();
  await one.page.waitForURL("**/account?done=push");
  await expect.poll(one.rows).toEqual([]);
  await expect.poll(one.scripts).toEqual([]);
});

test("Cached pages and notifications share one service worker, and each may go alone", async () => {
  const one = await device();
  const { page, scripts, rows } = one;
  const cached = page.locator("section", { hasText: "Without a signal" });
  await open(one);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your choice about notifications was saved.").waitFor();
  await cached.getByRole("button", { name: "Turn on" }).click();
  await cached.getByText(/with \d+ pages/).waitFor();
  expect(await scripts()).toEqual(["/offline.js"]);
  const worker = await workerOf(page, "/offline.js");
  await deliver(page, { title: "A customer has written", tag: "message 1", url: "/" });
  await expect.poll(() => shown(worker)).toMatchObject([{ title: "A customer has written" }]);
  await cached.getByRole("button", { name: "Turn off" }).click();
  await expect.poll(scripts).toEqual(["/push.js"]);
  expect(await rows()).toHaveLength(1);
});

test("Says what to do where the browser blocks them, and where it has none", async () => {
  const one = await device({ allowed: false });
  const { page, rows } = one;
  await open(one);
  await page.getByText("This browser blocks notifications from Llave.").waitFor();
  await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await page.reload();
  await page.getByText("This browser shows no notifications.").waitFor();
  expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  expect(await rows()).toEqual([]);
});

test("The page of the account loads no script of it before the button is pressed", async () => {
  const asked: string[] = [];
  const one = await device();
  one.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await one.page.reload();
  await ready(one.page);
  await open(one);
  expect(asked.filter((path) => /device|registration|push\.js/.test(path))).toEqual([]);
});
