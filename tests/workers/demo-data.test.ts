import { count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { verifyPassword } from "#app/features/account/password/password-hash.server.ts";
import { accounts, users } from "#app/features/account/tables.server.ts";
import { discussionReplies, discussionTopics } from "#app/features/forum/tables.server.ts";
import { newsItems, newsSources } from "#app/features/news/tables.server.ts";
import { repairJobs, workCounters } from "#app/features/repair/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { guests } from "../../scripts/demo/forum/members.ts";
import { seedInvitation } from "../../scripts/demo/invitation.ts";
import { seedNews } from "../../scripts/demo/news.ts";
import { seedAccounts } from "../../scripts/demo/seed-accounts.ts";
import { demoAccounts, demoPassword } from "../../scripts/welcome.ts";
import { openApp } from "../support/app.ts";
import { signedIn } from "../support/people.ts";

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
