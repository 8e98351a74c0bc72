// node bench/sizes.ts: how many bytes a row takes in the database, its share of every index and of
// the search included, and with them how many shops fit into one. The texts are the demo's, which
// are as long as real ones; the rows are inserted as in production, shop by shop in turn.
import { drizzle } from "drizzle-orm/d1";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { v7 as newId } from "uuid";
import { shopMembers, shops as shopsTable } from "../app/features/account/shops.tables.server.ts";
import { accounts, profiles, sessions, users } from "../app/features/account/tables.server.ts";
import { chatHistory } from "../app/features/assistant/tables.server.ts";
import { discussionReplies, discussionTopics } from "../app/features/forum/tables.server.ts";
import { quoteLines, repairQuotes } from "../app/features/quotes/tables.server.ts";
import { repairJobs, workCounters } from "../app/features/repair/tables.server.ts";
import { shopSettings } from "../app/features/shop/tables.server.ts";
import { day } from "../app/values/calendar.ts";
import { chatsOf } from "../scripts/demo/chats.ts";
import { forumRows } from "../scripts/demo/forum/rows.ts";
import { rowsOf } from "../scripts/demo/rows.ts";
import { shops } from "../scripts/demo/shops.ts";
import { openD1 } from "../tests/support/d1.ts";

type Rows = Record<string, unknown>[];
const [count, now] = [300, Date.UTC(2026, 10, 21, 15)];
const gigabyte = 1e9;
/** The assumed work of one shop in a year, and D1's maximum database size. */
const year = { jobs: 1_200, quotesPerJob: 1.3, materialsPerQuote: 3, chats: 500 };
const limit = 10 * gigabyte;

const { d1, close } = await openD1();
const db = drizzle(d1);
const pages = async () =>
  Number(
    (await d1
      .prepare(
        "select (select * from pragma_page_count) * (select * from pragma_page_size) as bytes",
      )
      .first())!.bytes,
  );

const sizes: Record<string, { rows: number; "bytes each": number }> = {};
async function measure(name: string, table: SQLiteTable, rows: Rows): Promise<number> {
  const before = await pages();
  for (let at = 0; at < rows.length; at += 50)
    await db.insert(table).values(rows.slice(at, at + 50) as never);
  const each = ((await pages()) - before) / rows.length;
  sizes[name] = { rows: rows.length, "bytes each": Math.round(each) };
  return each;
}

const owners = Array.from({ length: count }, (_, n) => ({
  id: newId({ msecs: now - (count - n) * day }),
  email: `taller.${n}@example.com`,
}));
const at = new Date(now);
const ofShops = owners.map(({ id }) => rowsOf(shops[0]!, { shopId: id, technicianId: id, now }));
/** One row of the first shop, one of the second, and so on, as in production. */
const inTurn = (lists: Rows[]): Rows =>
  lists[0]!.flatMap((_, nth) => lists.map((list) => list[nth]).filter((row) => row !== undefined));

let account = await measure(
  "member (users)",
  users,
  owners.map(({ id, email }) => ({
    id,
    email,
    name: "Ana María Ruiz",
    createdAt: at,
    updatedAt: at,
  })),
);
account += await measure(
  "… password (accounts)",
  accounts,
  owners.map(({ id }) => ({
    id: newId(),
    accountId: id,
    userId: id,
    providerId: "credential",
    password: "x".repeat(161),
    createdAt: at,
    updatedAt: at,
  })),
);
account += await measure(
  "… plan (profiles)",
  profiles,
  owners.map(({ id }) => ({ id, createdAt: at })),
);
account += await measure(
  "… session",
  sessions,
  owners.map(({ id }) => ({
    id: newId(),
    userId: id,
    token: newId().replaceAll("-", ""),
    expiresAt: at,
    ipAddress: "203.0.113.7",
    userAgent: "Mozilla/5.0 ".repeat(10),
    createdAt: at,
    updatedAt: at,
  })),
);
await measure(
  "shop",
  shopsTable,
  owners.map(({ id }) => ({ id, ownerId: id, createdAt: at })),
);
await measure(
  "shop member",
  shopMembers,
  owners.map(({ id }) => ({ shopId: id, userId: id, role: "owner", since: at })),
);
await measure(
  "shop settings",
  shopSettings,
  owners.map(({ id }) => ({
    shopId: id,
    shopName: "Taller Ruiz e Hijos",
    hourlyRate: 9_500,
    currency: "USD",
    defaultLanguage: "es",
    timeZone: "America/Chicago",
    phone: "+1 956 555 0100",
    address: "1200 San Bernardo Ave, Laredo, TX",
    updatedAt: at,
  })) as Rows,
);
await measure(
  "work counter",
  workCounters,
  owners.map(({ id }) => ({ shopId: id, last: 1 })),
);
const job = await measure("job", repairJobs, inTurn(ofShops.map(({ jobs }) => jobs)));
const quote = await measure("quote", repairQuotes, inTurn(ofShops.map(({ quotes }) => quotes)));
const material = await measure("quote line", quoteLines, inTurn(ofShops.map(({ lines }) => lines)));
const chat = await measure(
  "chat turn",
  chatHistory,
  inTurn(await Promise.all(owners.map(({ id }) => chatsOf(id, now)))) as Rows,
);

const posts = owners.map(() => {
  const { topics, replies } = forumRows((member) => owners[member.length % count]!.id, now);
  const ids = new Map(topics.map(({ id }) => [id, newId()]));
  return {
    topics: topics.map((row) => ({ ...row, id: ids.get(row.id)! })),
    replies: replies.map((row) => ({ ...row, id: newId(), topicId: ids.get(row.topicId)! })),
  };
});
await measure("topic", discussionTopics, inTurn(posts.slice(0, 60).map(({ topics }) => topics)));
await measure("reply", discussionReplies, inTurn(posts.slice(0, 60).map(({ replies }) => replies)));

const perJob = job + year.quotesPerJob * (quote + year.materialsPerQuote * material);
const perYear = year.jobs * perJob + year.chats * chat;
console.table(sizes);
console.table({
  "a member": `${Math.round(account)} bytes`,
  "a job with its quotes": `${Math.round(perJob)} bytes`,
  "a shop's year": `${(perYear / 1e6).toFixed(1)} MB`,
  "years of shops in 10 GB": Math.floor(limit / perYear),
  "jobs in 10 GB": Math.floor(limit / perJob),
});
await close();
