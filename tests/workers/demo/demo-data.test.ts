import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { count, eq, isNotNull } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { verifyPassword } from "#app/features/account/password/password-hash.server.ts";
import { accounts, users } from "#app/features/account/tables.server.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { findings, inspections } from "#app/features/inspection/tables.server.ts";
import { messages } from "#app/features/messages/tables.server.ts";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { quantityOne } from "#app/features/quotes/quantity.ts";
import {
  cannedLines,
  cannedQuotes,
  quoteLines,
  repairQuotes,
} from "#app/features/quotes/tables.server.ts";
import { workId } from "#app/features/repair/job.ts";
import { repairJobs, workCounters } from "#app/features/repair/tables.server.ts";
import { textKey } from "#app/features/repair/texts/text.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { landing } from "#app/features/site/landing/landing.server.ts";
import { materials, sample, total } from "#app/features/site/landing/sample-costs.ts";
import { originalsQuery } from "#app/features/translations/originals.server.ts";
import { otherLanguages } from "#app/values/language.ts";
import { guests } from "../../../scripts/demo/forum/members.ts";
import { seedInvitation } from "../../../scripts/demo/invitation.ts";
import { linkOfDemo, seedLink } from "../../../scripts/demo/link.ts";
import { seedNews } from "../../../scripts/demo/news.ts";
import { seedAccounts } from "../../../scripts/demo/seed-accounts.ts";
import { demoAccounts, demoPassword } from "../../../scripts/local/welcome.ts";
import { openApp } from "../../support/app.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

test("Resets the demo data without changing other data", async () => {
  const { db, files } = app();
  const other = await signedIn(db, "premium");
  for (let time = 0; time < 2; time++) await seedAccounts(db, files, Date.now());

  const people = await db.select().from(users);
  expect(people.map(({ email }) => email).sort()).toEqual(
    [...demoAccounts, ...guests.map(({ email }) => email), other.email].sort(),
  );
  const [{ jobs } = { jobs: 0 }] = await db.select({ jobs: count() }).from(repairJobs);
  const topics = await db.select().from(discussionTopics);
  const replies = await db.select().from(discussionReplies);
  expect(topics.reduce((sum, { replyCount }) => sum + replyCount, 0)).toBe(replies.length);
  const counters = await db.select().from(workCounters);
  expect(counters.reduce((sum, { last }) => sum + last, 0)).toBe(jobs);
});

test("Stores every text of its jobs in both languages, reviewed but for those of one job of each shop", async () => {
  const { db } = app();
  const jobs = await db.select().from(repairJobs);
  const translations = await db.select().from(textTranslations);
  const unread = new Map<string, number>();
  for (const { id, shopId } of jobs) {
    const originals = await originalsQuery(db, { shopId, jobId: id });
    const stored = translations.filter(({ jobId }) => jobId === id);
    expect(stored.map(textKey).sort()).toEqual(originals.map(textKey).sort());
    for (const { text } of stored) expect(text).toMatch(/\S/);
    const states = new Set(stored.map(({ state }) => state));
    expect(states.size).toBe(1);
    if (states.has("machine")) unread.set(shopId, (unread.get(shopId) ?? 0) + 1);
  }
  expect(unread.size).toBeGreaterThan(0);
  for (const number of unread.values()) expect(number).toBe(1);
});

test("Has canned quotes in both languages, and what each shop charged last", async () => {
  const canned = await app().db.select().from(cannedQuotes);
  for (const shop of new Set(canned.map(({ shopId }) => shopId))) {
    const own = canned.filter(({ shopId }) => shopId === shop);
    expect(own.length).toBeGreaterThanOrEqual(2);
    for (const { translations, used } of own) {
      expect(Object.values(translations ?? {})).toEqual([expect.stringMatching(/\S/)]);
      expect(used).toBeGreaterThan(0);
    }
  }
  const prices = await app().db.select().from(cannedLines).where(isNotNull(cannedLines.nameKey));
  expect(prices.length).toBeGreaterThan(5);
});

test("Holds the job that the landing page shows, to the cent", async () => {
  const { db } = app();
  const [job] = await db.select().from(repairJobs).where(eq(repairJobs.licensePlate, sample.plate));
  const quote = await db.select().from(repairQuotes).where(eq(repairQuotes.jobId, job!.id)).get();
  const lines = await db.select().from(quoteLines).where(eq(quoteLines.quoteId, quote!.id));
  expect([
    workId(job!.number),
    `${job!.carMake} ${job!.carModel} ${job!.carYear}`,
    job!.issues,
    quote!.status,
    quote!.laborCost,
    quote!.totalAmount,
  ]).toEqual([
    sample.workId,
    sample.vehicle,
    landing[job!.language].typed.issue,
    "approved",
    sample.labor,
    total,
  ]);
  expect(
    lines.map(({ name, quantity, unitPrice }) => [name, quantity / quantityOne, unitPrice]),
  ).toEqual(
    materials.map(({ name, quantity, unitPrice }) => [
      landing[job!.language].typed[name],
      quantity,
      unitPrice,
    ]),
  );
  const translations = await db
    .select()
    .from(textTranslations)
    .where(eq(textTranslations.jobId, job!.id));
  const [other] = otherLanguages(job!.language);
  const { typed } = landing[other!];
  expect(translations.map(({ text }) => text)).toEqual(
    expect.arrayContaining([typed.issue, ...materials.map(({ name }) => typed[name])]),
  );
});

test("Gives every demo account the printed password", async () => {
  const kept = await app().db.select().from(accounts).where(eq(accounts.providerId, "credential"));
  expect(kept).toHaveLength(6);
  for (const { password } of kept)
    expect(await verifyPassword({ hash: password!, password: demoPassword })).toBe(true);
});

test("Puts the letter of the open invitation into the outbox, and its link opens it", async () => {
  const { db } = app();
  const letters = new Map<string, string>();
  const outbox = {
    put: async (id: string, letter: string) => void letters.set(id, letter),
    list: async () => ({ keys: [] }),
  } as unknown as KVNamespace;
  await seedInvitation({ db, outbox }, { appUrl: "http://localhost:1", now: Date.now() });
  const [letter] = [...letters.values()].map((text) => JSON.parse(text));
  expect(letter).toMatchObject({ to: "chema.rios@demo.llave.test" });
  const link = /http:\/\/localhost:1(\S+)/.exec(letter.text)![1]!;
  const page = await app().visit(link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Técnico")]);
});

test("Stores the shop's logo as a PNG under the name in the settings", async () => {
  const { db, files } = app();
  const shop = (await db.select().from(shopSettings)).find(({ logoFile }) => logoFile)!;
  const logo = await files.get(`logos/${shop.shopId}/${shop.logoFile}`);
  expect(logo?.httpMetadata?.contentType).toBe("image/png");
  expect([...new Uint8Array(await logo!.arrayBuffer()).subarray(0, 4)]).toEqual([
    0x89, 0x50, 0x4e, 0x47,
  ]);
});

test("Resets the demo news, with every picture it names", async () => {
  const { db, files } = app();
  for (let time = 0; time < 2; time++) await seedNews(db, files, Date.now());
  expect(await db.select().from(newsSources)).toHaveLength(6);
  const items = await db.select().from(newsItems);
  expect(items.length).toBeGreaterThan(12);
  for (const { id, sourceId, pictured } of items)
    if (pictured) expect(await files.head(`news/${sourceId}/${id}.webp`)).not.toBeNull();
});

test("Stores the questions of the customer's link in both languages, and its photos", async () => {
  const { db, files } = app();
  const folder = mkdtempSync(join(tmpdir(), "llave-link-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await seedLink({ db, files }, folder, Date.now());
  const said = await db.select().from(messages).where(eq(messages.way, "link"));
  const translations = await db
    .select()
    .from(textTranslations)
    .where(eq(textTranslations.field, "message"));
  expect(said.length).toBeGreaterThan(1);
  expect(translations.map(({ ofText }) => ofText).sort()).toEqual(
    said.map(({ text }) => text).sort(),
  );
  for (const { text, ofText } of translations) expect(text).not.toBe(ofText);
  // Its page shows the photos that are for the customer, one of them with something drawn on it.
  const page = await (await app().visit(`${linkOfDemo(folder)}?lng=en`)).text();
  expect(page.match(/\/file\/small/g)).toHaveLength(2);
  expect(page.match(/class="marks"/g)).toHaveLength(1);
  expect(page).toContain("The converter is blue from heat and cracked here");
  const [inspection] = await db.select().from(inspections);
  expect(inspection).toMatchObject({ seen: 40, red: 1, yellow: 2 });
  const tied = await db.select().from(findings).where(isNotNull(findings.quoteId));
  expect(tied).toMatchObject([{ point: "exhaust", color: "red", libraryId: "catalystClogged" }]);
  const [, file] = /src="(\/q\/[^"]+\/file\/small)"/.exec(page)!;
  expect((await app().visit(file!)).headers.get("content-type")).toBe("image/jpeg");
});
