import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobNotes } from "#app/features/notes/tables.server.ts";
import { setJobStatus } from "#app/features/repair/form/job-status.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { everyView, ready } from "../../support/browser.ts";
import { becomes, cut, left, openDevice, waiting } from "../../support/offline/device.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { inspectionsOf } from "../../support/repair/inspection-requests.ts";

const { app, technician, openNote, saveNotes } = openDevice();

const { start, rowsOf } = inspectionsOf(app);

const notesOf = (shopId: string) =>
  app()
    .db.select({ text: jobNotes.text, by: jobNotes.by })
    .from(jobNotes)
    .where(eq(jobNotes.shopId, shopId))
    .orderBy(jobNotes.id);
const statusOf = async ({ shopId }: Person, id: string) =>
  (await app()
    .db.select({ status: repairJobs.status })
    .from(repairJobs)
    .where(and(eq(repairJobs.shopId, shopId), eq(repairJobs.id, id)))
    .get())!.status;

test("A status and notes wait on the phone, say so, and are sent once when there is a network", async () => {
  const { page, owner, as, job } = await technician();
  await page.goto(`/repair-cms/${job.id}`);
  await ready(page);
  await page.waitForLoadState("networkidle");
  await cut(page, true);
  const status = page.getByRole("group", { name: "Status of WO-000001" });
  await status.getByRole("button", { name: "In progress" }).tap();
  await page.getByText("1 thing is still on this phone. Sent when there is a signal.").waitFor();
  const completed = status.getByRole("button", { name: "Completed" });
  await completed.tap();
  await expect.poll(() => completed.getAttribute("aria-pressed")).toBe("true");
  await openNote(page, job);
  await saveNotes(page, ["Front pads at 2 mm.", "Rear drums are fine."]);
  await waiting(page, 3);
  await everyView(page);
  expect(await notesOf(owner.shopId)).toEqual([]);
  await cut(page, false);
  await page.getByText("Everything was sent.").waitFor();
  expect(await notesOf(owner.shopId)).toEqual([
    { text: "Front pads at 2 mm.", by: as.id },
    { text: "Rear drums are fine.", by: as.id },
  ]);
  expect(await statusOf(owner, job.id)).toBe("completed");
  await page.getByRole("link", { name: "Show it as it is now" }).tap();
  await page.waitForLoadState();
  expect(await page.getByText("still on this phone").count()).toBe(0);
});

test("A finding that was written without a network is saved when there is one", async () => {
  const { page, owner, as, job } = await technician();
  await start(as, job.id);
  await page.goto(`/repair-cms/${job.id}/inspection/frontPads`);
  await ready(page);
  await page.waitForLoadState("networkidle");
  await cut(page, true);
  await page.getByRole("radio", { name: "Bad" }).check();
  await page.getByLabel("Note").fill("Inner pad first");
  await page.getByRole("button", { name: "Save finding" }).tap();
  await waiting(page, 1);
  await cut(page, false);
  await page.getByText("Everything was sent.").waitFor();
  expect((await rowsOf(owner.shopId)).frontPads).toMatchObject({ color: "red" });
});

test("Somebody else's change meanwhile is told in the product's words, until a person decides", async () => {
  const { page, owner, job } = await technician();
  await page.goto("/repair-cms");
  await ready(page);
  await page.waitForLoadState("networkidle");
  await cut(page, true);
  await page.getByLabel("Status of WO-000001").selectOption("completed");
  await waiting(page, 1);
  const ref = { shopId: owner.shopId, jobId: job.id };
  await setJobStatus(app().db, ref, { status: "cancelled", by: owner.id, now: Date.now() });
  await cut(page, false);
  const told = page.getByText(/Not saved: .*changed/i);
  await told.waitFor();
  expect(await statusOf(owner, job.id)).toBe("cancelled");
  await page.reload();
  await told.waitFor();
  await everyView(page);
  await page.getByRole("button", { name: "Discard" }).click();
  await told.waitFor({ state: "detached" });
  expect(await statusOf(owner, job.id)).toBe("cancelled");
});

test("On one tablet nobody sends what another member wrote, and it waits for who wrote it", async () => {
  const { page, owner, as, job } = await technician();
  await cut(page, true);
  await openNote(page, job);
  await saveNotes(page, ["By the first one."]);
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const other = await signedIn(app().db, "free", { worksAt });
  await becomes(page.context(), other, app().origin);
  await cut(page, false);
  await page.goto(`/repair-cms/${job.id}`);
  await ready(page);
  await page.waitForLoadState("networkidle");
  expect(await page.getByText("still on this phone").count()).toBe(0);
  expect(await notesOf(owner.shopId)).toEqual([]);
  await becomes(page.context(), as, app().origin);
  await page.goto(`/repair-cms/${job.id}`);
  await page.getByText("Everything was sent.").waitFor();
  expect(await notesOf(owner.shopId)).toEqual([{ text: "By the first one.", by: as.id }]);
});

test("Signing out asks when something was not sent, and then leaves nothing", async () => {
  const { page, job } = await technician("es");
  await page.route("**/notes/new", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await cut(page, true);
  await openNote(page, job, "es");
  await saveNotes(page, ["Falta una tuerca."], "es");
  await cut(page, false);
  await page.goto("/repair-cms?view=board");
  await ready(page);
  await page.getByText("1 cosa sigue en este teléfono.").waitFor();
  const asked: string[] = [];
  const answers = [false, true];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return answers.shift() ? dialog.accept() : dialog.dismiss();
  });
  await page.getByRole("button", { name: "Más" }).tap();
  const signOut = page.getByRole("button", { name: "Cerrar sesión" });
  await signOut.tap();
  await expect.poll(() => asked.length).toBe(1);
  expect((await left(page)).databases).toContain("llave-writes");
  await signOut.tap();
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => left(page)).toEqual({ caches: [], pages: [], databases: [], workers: 0 });
  expect(asked[1]).toBe("1 cosa sigue en este teléfono y no se envió. ¿Cerrar sesión y perderla?");
});

test("Two hundred notes of three phones without a network arrive once each, also where the answer is lost", {
  timeout: 300_000,
}, async () => {
  const phones = [await technician(), await technician(), await technician()];
  const counts = [67, 67, 66];
  await Promise.all(
    phones.map(async ({ page, job }, at) => {
      await cut(page, true);
      await openNote(page, job);
      const texts = Array.from({ length: counts[at]! }, (_, n) => `Note ${n} of phone ${at}.`);
      await saveNotes(page, texts);
      let isLost = false;
      await page.route("**/notes/new", async (route) => {
        if (route.request().method() !== "POST" || isLost) return route.continue();
        isLost = true;
        await route.fetch();
        await route.abort();
      });
      await cut(page, false);
      await expect.poll(() => isLost, { timeout: 60_000 }).toBe(true);
      // The network goes and comes: what was not answered is sent again.
      await cut(page, true);
      await cut(page, false);
      await page.getByText("Everything was sent.").waitFor({ timeout: 150_000 });
    }),
  );
  for (const [at, { owner, as }] of phones.entries()) {
    const notes = await notesOf(owner.shopId);
    expect(notes.map(({ text }) => text)).toEqual(
      Array.from({ length: counts[at]! }, (_, n) => `Note ${n} of phone ${at}.`),
    );
    expect(new Set(notes.map(({ by }) => by))).toEqual(new Set([as.id]));
  }
});
