import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { take } from "#app/features/account/budget/uses.server.ts";
import { sendShopLetters } from "#app/features/approval/letters/send-letters.server.ts";
import { dueLetters } from "#app/features/approval/letters.tables.server.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import { noteRead } from "#app/features/approval/questions/messages.server.ts";
import { decisions, links } from "#app/features/approval/tables.server.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { Letter } from "#app/platform/mail/mail.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { day } from "#app/values/calendar.ts";
import { below } from "../../../support/chance.ts";
import { openD1 } from "../../../support/d1.ts";
import { full } from "../../../support/full.ts";
import { saidByLink } from "../../../support/links/said-by-link.ts";
import { killableDb } from "../../../support/machine/killable.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";
import { tally } from "../../../support/tally.ts";

let opened: Awaited<ReturnType<typeof openD1>> & { db: Db };
const app = () => opened;
beforeAll(async () => {
  const { d1, close } = await openD1();
  opened = { d1, close, db: drizzle(d1) };
});
afterAll(() => opened.close());
const minute = 60_000;
const quarter = 15 * minute;
const began = Date.now() + quarter;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  return () => vi.restoreAllMocks();
});

const mailOf = (send: (letter: Letter) => Promise<void>) => ({ send }) as Platform["mail"];
const config = { appUrl: "https://llave.test" } as Platform["config"];
const refuse = () => Promise.reject(new Error("refused"));
const hang = () => new Promise<never>(() => {});

async function makeOwner() {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  return owner;
}
type Owner = Awaited<ReturnType<typeof makeOwner>>;

/** A job with a decision, which makes a letter to the shop. `at`: how many minutes ago. */
async function decidedJob(owner: Owner, at: number) {
  const { db } = app();
  const job = await makeJob(db, { owner });
  await db.insert(decisions).values({
    shopId: owner.shopId,
    jobId: job.id,
    revision: 1,
    id: newId(),
    sha256: "0",
    name: "Ana",
    way: "link",
    at: new Date(began - at * minute),
    zone: "UTC",
    address: "",
    device: "",
    language: "en",
    quotes: [],
    total: 0,
    currency: "USD",
  });
  return { job, to: owner.email };
}

/** A job with a reply, which makes a letter to its customer. */
async function repliedJob(owner: Owner, at: number, email = `${newId()}@customer.test`) {
  const { db } = app();
  const job = await makeJob(db, { owner });
  const time = new Date(began - at * minute);
  const ids = { shopId: owner.shopId, jobId: job.id };
  await db.insert(links).values({
    ...ids,
    id: newId(),
    revision: 1,
    tokenHash: newId(),
    language: "en",
    email,
    createdBy: owner.id,
    createdAt: time,
    expiresAt: new Date(began + 9e9),
  });
  await saidByLink(db, ids, [{ text: "Ok", by: owner.id, at: time }]);
  return { job, to: email };
}

const notesOf = async (jobId: string) =>
  (await app().db.select().from(jobEvents).where(eq(jobEvents.jobId, jobId))).filter(
    ({ what }) => what === "letterFailed",
  );

/** Runs the work once a quarter of an hour, until nothing is left to do. */
async function runAll(send: (letter: Letter) => Promise<void>, most = 60) {
  for (let n = 0; n < most; n++)
    await sendShopLetters({ db: app().db, mail: mailOf(send), config }, began + n * quarter, {
      timeoutMs: 40,
    });
}

test("Lets no letter wait behind the refused ones of another shop", async () => {
  const [bad, good] = [await makeOwner(), await makeOwner()];
  for (let n = 0; n < 25; n++) await decidedJob(bad, 60 - n);
  await decidedJob(good, 1);
  const sent: string[] = [];
  const send = async ({ to }: Letter) => (to === bad.email ? refuse() : void sent.push(to));
  await sendShopLetters({ db: app().db, mail: mailOf(send), config }, began);
  expect(sent).toEqual([good.email]);
});

test("Tells each recipient once, though another one's address is refused, and gives that one up", async () => {
  const owner = await makeOwner();
  const { job } = await decidedJob(owner, 5);
  const worksAt = { shopId: owner.shopId, role: "advisor" } as const;
  const advisor = await signedIn(app().db, "free", { worksAt });
  const link = { shopId: owner.shopId, jobId: job.id, id: newId(), revision: 1, language: "en" };
  await app()
    .db.insert(links)
    .values({
      ...link,
      language: "en",
      tokenHash: newId(),
      createdBy: advisor.id,
      createdAt: new Date(),
      expiresAt: new Date(),
    });
  await app().db.update(decisions).set({ linkId: link.id }).where(eq(decisions.jobId, job.id));
  const asked: string[] = [];
  await runAll(async ({ to }) => {
    asked.push(to);
    if (to === advisor.email) await refuse();
  });
  expect(asked.filter((to) => to === owner.email)).toHaveLength(1);
  expect(asked.filter((to) => to === advisor.email)).toHaveLength(5);
  expect(await notesOf(job.id)).toMatchObject([{ to: advisor.email, by: null }]);
});

test("Sends no letter about a reply that the customer reads while it is tried again", async () => {
  const owner = await makeOwner();
  const { job, to } = await repliedJob(owner, 5);
  const services = { db: app().db, config };
  await sendShopLetters({ ...services, mail: mailOf(refuse) }, began);
  await noteRead(app().db, { shopId: owner.shopId, jobId: job.id }, "customer");
  const sent: string[] = [];
  await runAll(async (letter) => void sent.push(letter.to), 10);
  expect(sent).not.toContain(to);
});

test("Counts a reply toward the letters of a day, and sends it the next day", async () => {
  const owner = await makeOwner();
  const { to } = await repliedJob(owner, 5);
  const use = { who: owner.shopId, what: "shop.links", most: lettersPerDay } as const;
  for (let n = 0; n < lettersPerDay; n++) await take(app().db, [use], began);
  const sent: string[] = [];
  const mail = mailOf(async (letter) => void sent.push(letter.to));
  await sendShopLetters({ db: app().db, mail, config }, began);
  expect(sent).toEqual([]);
  await sendShopLetters({ db: app().db, mail, config }, began + day);
  expect(sent).toEqual([to]);
});

// LLAVE_FULL: 1,000 letters of 50 shops, of which 100 have an address that is refused.
const size = full ? { shops: 50, each: 20 } : { shops: 6, each: 5 };

test("Sends each letter once or gives it up with a note, whoever refuses, hangs or is killed", {
  timeout: full ? 1_200_000 : 60_000,
}, async () => {
  const made: Awaited<ReturnType<typeof decidedJob>>[] = [];
  const shops = await Promise.all(Array.from({ length: size.shops }, makeOwner));
  for (const [n, owner] of shops.entries())
    for (let at = 0; at < size.each; at++) {
      // All refused ones are of the first fifth of the shops.
      const email = n < size.shops / 5 && at % 2 === 0 ? `${newId()}@refused.test` : undefined;
      made.push(await (email ? repliedJob(owner, 99 - at, email) : decidedJob(owner, 99 - at)));
    }
  const delivered: string[] = [];
  const inOrder: string[] = [];
  let [asked, hangs] = [0, 0];
  for (let run = 0; run < 60; run++) {
    const { db, kill } = killableDb(app().d1);
    // The first run and every third of the next are killed in the midst of their letters.
    const kills = run === 0 ? size.shops : run % 3 === 1 && run < 12 ? 1 + below(12) : Infinity;
    let left = kills;
    const send = async ({ to, text }: Letter) => {
      if (to.endsWith("@refused.test")) return refuse();
      if (run > 0 && ++asked % 9 === 0 && hangs < 20) {
        hangs++;
        return hang();
      }
      const job = /repair-cms\/([\w-]+)/.exec(text)![1]!;
      delivered.push(job);
      if (run === 0 && to.endsWith("@shop.test")) inOrder.push(to);
      if (--left <= 0) kill();
    };
    await Promise.race([
      sendShopLetters({ db, mail: mailOf(send), config }, began + run * quarter, { timeoutMs: 40 }),
      new Promise((later) => setTimeout(later, full ? 8_000 : 900)).then(() => kill()),
    ]);
  }
  expect(await app().db.select().from(dueLetters)).toEqual([]);
  let failed = 0;
  for (const { job, to } of made) {
    const times = delivered.filter((id) => id === job.id).length;
    const notes = (await notesOf(job.id)).length;
    const isRight = to.endsWith("@refused.test")
      ? times === 0 && notes === 1
      : times <= 1 && notes <= 1 && times + notes >= 1;
    if (!isRight) failed++;
  }
  tally(made.length, failed);
  expect(failed).toBe(0);
  expect(hangs).toBeGreaterThan(0);
  // The first run takes the oldest letter of each shop before the second oldest of any.
  const first = inOrder.slice(0, (size.shops * 4) / 5);
  expect(new Set(first).size).toBe(first.length);
});
