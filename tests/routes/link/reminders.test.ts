import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendReminders } from "#app/features/approval/letters/reminders.server.ts";
import { linkSettings, links } from "#app/features/approval/tables.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { answers, quotedJob, recordsOf, send } from "../../support/links/links.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
type Letter = Parameters<Platform["mail"]["send"]>[0];

/** A link that was mailed four days ago by a shop that reminds after three. */
async function mailedLink() {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  await db.insert(linkSettings).values({
    shopId: owner.shopId,
    expiryDays: 14,
    reminderDays: 3,
    updatedAt: new Date(),
  });
  const made = await quotedJob(app(), { owner, language: "es" });
  const path = await send(app(), made, { now: Date.now() - 4 * day });
  await db.update(links).set({ email: "ana@correo.test" }).where(eq(links.jobId, made.job.id));
  const row = async () => (await recordsOf(app(), made)).links[0]!;
  return { ...made, path, row };
}

/** Runs the work with a mail service of its own. */
async function run(deliver: (letter: Letter) => Promise<void> = async () => {}, now = Date.now()) {
  const letters: Letter[] = [];
  const mail = {
    send: async (letter: Letter) => {
      await deliver(letter);
      letters.push(letter);
    },
  } as Platform["mail"];
  const config = { appUrl: "https://llave.test" } as Platform["config"];
  await sendReminders({ db: app().db, mail, config }, now);
  return letters.filter(({ to }) => to === "ana@correo.test");
}

test("Reminds once, in the customer's language, by a link that opens the same quotes", async () => {
  const made = await mailedLink();
  const runs = await Promise.all([run(), run(), run()]);
  const [letter, ...others] = runs.flat();
  expect(others).toEqual([]);
  expect(letter!.subject).toContain("Recordatorio: su cotización de");
  expect(await run(undefined, Date.now() + 5 * day)).toEqual([]);
  const [path] = /\/q\/[0-9a-f]{64}/.exec(letter!.text!)!;
  expect(path).not.toBe(made.path);
  expect((await app().visit(path, { form: answers(made.quotes) })).status).toBe(303);
  const { trail, decided } = await recordsOf(app(), made);
  expect(trail).toEqual(["sent", "reminded", "decided"]);
  expect(decided).toHaveLength(1);
  expect(await (await app().visit(made.path)).text()).toContain("Usted aprobó");
});

test("Reminds no one who has answered", async () => {
  const made = await mailedLink();
  await app().visit(made.path, { form: answers(made.quotes) });
  expect(await run()).toEqual([]);
  expect(await made.row()).toMatchObject({ remindAt: null, remindedAt: null });
});

test.each([
  ["was revoked", { revokedAt: new Date() }],
  ["has expired", { expiresAt: new Date(Date.now() - 1) }],
  ["was not mailed", { email: null }],
] as const)("Sends no reminder of a link that %s", async (_, change) => {
  const made = await mailedLink();
  await app().db.update(links).set(change).where(eq(links.jobId, made.job.id));
  expect(await run()).toEqual([]);
  expect(await made.row()).toMatchObject({ remindAt: null, remindedAt: null });
});

test("Sends no reminder once the shop has turned them off", async () => {
  const made = await mailedLink();
  const { shopId } = made.ref;
  await app()
    .db.update(linkSettings)
    .set({ reminderDays: null })
    .where(eq(linkSettings.shopId, shopId));
  expect(await run()).toEqual([]);
});

test("Tries again after the mail service failed, and never after it was cut off", async () => {
  const logged = vi.spyOn(log, "error").mockReturnValue(undefined);
  onTestFinished(() => logged.mockRestore());
  const made = await mailedLink();
  const failed = await run(async () => {
    throw new Error("down");
  });
  expect(failed).toEqual([]);
  expect(await run(undefined, Date.now() + 2 * 3_600_000)).toHaveLength(1);
  expect((await recordsOf(app(), made)).trail).toEqual(["sent", "reminded"]);

  const other = await mailedLink();
  // The process ends while the letter is on its way: what was marked stays marked.
  const never = run(() => new Promise(() => {}));
  await expect.poll(async () => (await other.row()).remindedAt).not.toBeNull();
  expect(await run(undefined, Date.now() + 5 * day)).toEqual([]);
  expect(never).toBeInstanceOf(Promise);
});
