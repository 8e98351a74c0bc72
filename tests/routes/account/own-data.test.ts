import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";

import { workCounters } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { post } from "../../support/join.ts";
import { makeJob, makeQuote, makeVideo } from "../../support/make.ts";
import { readPdfLine } from "../../support/paper.ts";
import { signedIn } from "../../support/people.ts";
import { makeWhole, meet, type Whole } from "../../support/whole-person.ts";
import { unzip } from "../../support/zip.ts";

// What the archive holds of every table, and what is left in it when the account is gone (decisions
// 13 and 38). A new table fails the first test until somebody has decided.

type Decision = {
  /**
   * The file of the archive that holds a person's own rows, and the columns that are kept back from
   * it.
   */
  file?: string;
  but?: readonly string[];
  /** Whose rows are theirs: the column. */
  own?: string;
  /** What a scan may still find of somebody who is gone. */
  stays?: readonly Trace[];
};
type Trace = "id" | "customer" | "e-mail" | "name" | "forum words" | "name until the night";

const nobodys: Decision = {};
const decisions: Record<string, Decision> = {
  users: { file: "account/profile.json", own: "id" },
  profiles: { file: "account/profile.json", own: "id" },
  sessions: { file: "account/devices.json", own: "user_id", but: ["token", "ip_address"] },
  accounts: { own: "user_id" }, // a scrambled password, and the key that it is found by
  verifications: { own: "value" }, // a link that opens the account
  totp_secrets: {
    file: "account/two-factor.json",
    own: "user_id",
    but: ["secret", "last_step", "pending_secret", "pending_at"],
  },
  recovery_codes: { file: "account/two-factor.json", own: "user_id", but: ["hash"] },
  passkeys: {
    file: "account/two-factor.json",
    own: "user_id",
    but: ["credential_id", "public_key", "counter"],
  },
  uses: { own: "user_id" }, // counts of what is paid for, for a day
  user_numbers: { own: "user_id" }, // a number for the search
  password_checks: {}, // a keyed hash, for a day
  audit_log: {
    file: "account/log.json",
    own: "subject_id",
    but: ["actor_id", "subject_id"],
    stays: ["id"],
  },
  subscriptions: { file: "billing/billing.json", own: "user_id", but: ["trial_key"] },
  billing_letters: { file: "billing/billing.json", own: "user_id", but: ["occasion"] },
  used_trials: {}, // a keyed hash: it stays, and no scan can tell whose it is (decision 13)
  stripe_events: { stays: ["customer"] }, // the ledger, for sixty days
  shop_settings: { file: "shop/settings.json", own: "user_id" },
  work_counters: { file: "shop/settings.json", own: "user_id", but: ["pending", "in_progress"] },
  repair_jobs: {
    file: "shop/jobs.json",
    own: "user_id",
    but: ["search", "quotes_made", "quoted_total", "quoted_currency"],
  },
  repair_quotes: { file: "shop/jobs.json", own: "user_id", but: ["job_id"] },
  repair_materials: { file: "shop/jobs.json", own: "user_id", but: ["id", "quote_id"] },
  chat_history: { file: "assistant/chats.json", own: "user_id", but: ["sources", "notes"] },
  chat_days: { file: "assistant/questions-per-day.json", own: "user_id", but: ["last_id"] },
  discussion_topics: { file: "forum/topics.json", own: "user_id", stays: ["forum words"] },
  discussion_replies: { file: "forum/replies.json", own: "user_id", stays: ["forum words"] },
  discussion_reports: {
    file: "forum/reports.json",
    own: "user_id",
    but: ["decided_by"],
    stays: ["id"],
  },
  reply_letters: { file: "forum/letters.json", own: "user_id" },
  discussion_translations: { stays: ["forum words"] },
  discussion_texts: nobodys,
  discussion_search: { stays: ["forum words"] },
  video_progress: { file: "videos/progress.json", own: "user_id" },
  certificates: { file: "videos/certificates.json", own: "user_id" },
  users_search: { stays: ["name until the night"] },
  ...Object.fromEntries(
    [
      "news_sources",
      "news_items",
      "news_hosts",
      "news_lost",
      "video_tutorials",
      "video_counts",
      "video_search",
      "live_sessions",
    ]
      .concat(["ai_pauses", "site_settings", "d1_migrations", "sqlite_sequence"])
      .map((table) => [table, nobodys]),
  ),
};

const app = openApp();
let [ana, other]: Whole[] = [];
beforeAll(async () => {
  ana = await makeWhole(app(), "quetzalcoatlxa");
  other = await makeWhole(app(), "huitzilopochtlizb");
  const video = await makeVideo(app().db);
  await meet(app(), ana, other, video);
  await meet(app(), other, ana, video);
});

/** The tables as they are; an FTS5 table stands for the four or five it is made of. */
async function tables(): Promise<string[]> {
  const { results } = await app()
    .d1.prepare(
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' order by name",
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
const decided = (table: string) =>
  decisions[table] ??
  decisions[table.replace(/(_search)_(data|idx|docsize|config|content)$/, "$1")];
type Row = Record<string, unknown>;
const rowsOf = async (table: string, where = "1", ...values: string[]) =>
  (
    await app()
      .d1.prepare(`select * from "${table}" where ${where}`)
      .bind(...values)
      .all<Row>()
  ).results;

async function download(as: { cookie: string }, query = ""): Promise<Map<string, Uint8Array>> {
  const answer = await app().visit(`/account/data.zip${query}`, { as });
  expect(answer.status).toBe(200);
  return unzip(new Uint8Array(await answer.arrayBuffer()));
}
const text = (file: Uint8Array | undefined) => Buffer.from(file ?? []).toString("utf8");

test("every table has a decision: what the archive holds of it, and what stays", async () => {
  expect((await tables()).filter((table) => !decided(table))).toEqual([]);
});

test("the archive holds every row of one's own, and nothing of anybody else's", async () => {
  const files = await download(ana!);
  for (const [table, { file, own, but = [] }] of Object.entries(decisions)) {
    if (!own) continue;
    const rows = await rowsOf(table, `"${own}" = ?`, ana!.id);
    expect(
      rows.length,
      `nothing of hers is in ${table}: the test proves nothing about it`,
    ).toBeGreaterThan(0);
    if (!file) continue;
    const held = text(files.get(file));
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        if (value === null || column === own || column === "user_id" || but.includes(column))
          continue;
        const said =
          typeof value === "string"
            ? [JSON.stringify(value), value]
            : [`${value}`, new Date(Number(value)).toISOString()];
        const yes = value === 0 ? "false" : value === 1 ? "true" : undefined;
        const day =
          table === "chat_days" && column === "day"
            ? new Date(Number(value) * 86_400_000).toISOString().slice(0, 10)
            : undefined;
        const shown = [...said, yes, day].some((one) => one !== undefined && held.includes(one));
        expect(shown, `${file} does not hold ${table}.${column} = ${value}`).toBe(true);
      }
  }
  const all = [...files].map(([name, bytes]) => `${name}\n${text(bytes)}`).join("\n");
  const { results: secrets } = await app()
    .d1.prepare(
      "select token as it from sessions union all select password from accounts union all select id from verifications",
    )
    .all<{ it: string }>();
  for (const { it } of secrets) expect(all).not.toContain(it);
  for (const needle of [other!.id, other!.email, other!.tag, other!.customerId])
    expect(all).not.toContain(needle);
});

test("the archive holds the logo, the certificate, the paper of every quote, and says what is what", async () => {
  const files = await download(ana!);
  const papers = [...files.keys()].filter((name) => name.startsWith("work-orders/"));
  expect(papers).toEqual([
    "work-orders/repair_order_WO-000001_1.pdf",
    "work-orders/repair_order_WO-000002_1.pdf",
    "work-orders/repair_order_WO-000002_2.pdf",
  ]);
  const paper = readPdfLine(files.get(papers[2]!)!);
  for (const words of [`Taller ${ana!.tag}`, `Kunde 2 ${ana!.tag}`, `Part 2 ${ana!.tag}`])
    expect(paper).toContain(words);
  const certificate = [...files.keys()].find((name) => name.startsWith("videos/certificates/"))!;
  expect(readPdfLine(files.get(certificate)!)).toContain(ana!.name);
  const [logo] = (await app().files.list({ prefix: `logos/${ana!.id}/` })).objects;
  const kept = new Uint8Array(await (await app().files.get(logo!.key))!.arrayBuffer());
  expect(Buffer.compare(files.get("shop/logo.jpg")!, kept)).toBe(0);
  const jobs = JSON.parse(text(files.get("shop/jobs.json")));
  expect(jobs[1].quotes.map(({ workOrder }: { workOrder: string }) => workOrder)).toEqual(
    papers.slice(1),
  );
  expect(jobs[1].quotes[0]).toMatchObject({
    totalAmount: expect.any(Number),
    currency: "USD",
    materials: [{ quantity: 1, unitPrice: 500 }],
  });

  const readMe = text(files.get("README.txt"));
  for (const name of files.keys()) {
    const told =
      name.split("/").length > 1 && /work-orders|certificates\/|logo/.test(name)
        ? name.split("/")[0]!
        : name;
    expect(readMe).toContain(
      told === "README.txt" ? "This archive is complete: 3 work orders." : told,
    );
  }
  const spanish = await app().visit("/account/data.zip?lng=es", { as: ana! });
  expect(spanish.headers.get("content-disposition")).toBe(
    'attachment; filename="llave_mis_datos.zip"',
  );
  expect(text(unzip(new Uint8Array(await spanish.arrayBuffer())).get("README.txt"))).toContain(
    "Este archivo está completo: 3 órdenes",
  );
});

test("many work orders come in several archives, which say so, and together hold every one", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  for (const number of [1, 499, 500, 501, 1100]) {
    await db.delete(workCounters).where(eq(workCounters.userId, owner.id));
    await db.insert(workCounters).values({ userId: owner.id, last: number - 1 });
    await makeQuote(db, { owner, job: await makeJob(db, { owner }) });
  }
  const page = await (await app().visit("/account/download", { as: owner })).text();
  const links = [...page.matchAll(/href="\/account\/data\.zip([^"]*)"/g)].map(
    ([, query]) => query!,
  );
  expect(links).toEqual(["", "?from=501", "?from=1001"]);
  const parts = await Promise.all(links.map((query) => download(owner, query)));
  const papers = parts.map((files) =>
    [...files.keys()].flatMap((name) => /WO-(\d+)_1\.pdf$/.exec(name)?.[1] ?? []).map(Number),
  );
  expect(papers).toEqual([[1, 499, 500], [501], [1100]]);
  expect(JSON.parse(text(parts[0]!.get("shop/jobs.json")))).toHaveLength(5);
  expect([...parts[1]!.keys()]).toEqual(["work-orders/repair_order_WO-000501_1.pdf", "README.txt"]);
  const told = parts.map((files) => text(files.get("README.txt")));
  expect(told[0]).toContain(
    "IT DOES NOT HOLD ALL OF THEM. The next ones are at http://localhost/account/data.zip?from=501",
  );
  expect(told[1]).toContain("WO-000501 to WO-001000, 1 PDFs. IT DOES NOT HOLD ALL OF THEM");
  expect(told[2]).toContain("These are the last ones");
});

test("the archive is for its owner alone, never kept by anything between, and not made twenty-one times an hour", async () => {
  expect((await app().visit("/account/data.zip")).headers.get("location")).toBe(
    "/login?to=%2Faccount%2Fdata.zip",
  );
  const as = await signedIn(app().db);
  const ask = (headers: Record<string, string> = {}) =>
    app().visit("/account/data.zip", { as, headers });
  const lured = await ask({ "sec-fetch-site": "cross-site" });
  expect(lured.headers.get("location")).toBe("/account/download");
  const first = await ask();
  expect(first.headers.get("cache-control")).toBe("private, no-store");
  expect(first.headers.get("content-type")).toBe("application/zip");
  expect(first.headers.get("x-content-type-options")).toBe("nosniff");
  expect(unzip(new Uint8Array(await first.arrayBuffer())).size).toBe(16);
  const more = await Promise.all(Array.from({ length: 25 }, () => ask()));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(19);
  const refused = more.find(({ status }) => status === 302)!.headers.get("location")!;
  expect(refused).toMatch(/^\/account\/download\?wait=\d+$/);
  expect(await (await app().visit(refused, { as })).text()).toContain(
    "a lot of downloads in one hour",
  );
  await Promise.all(more.map((answer) => answer.body?.cancel()));
});

test("a deleted person is found nowhere, in no table and no file, but where the privacy page says", async () => {
  const before = await traces(ana!);
  expect(before.tables.users).toBeDefined();
  expect(before.files).toHaveLength(1);
  const answer = await post(
    app(),
    "/account/delete",
    { password: ana!.password, confirm: "on" },
    { as: ana! },
  );
  expect(answer.headers.get("location")).toBe("/login?done=deleted");
  // Not even a half-sent letter: it is written after the answer.
  const after = await traces(ana!);
  expect(after.files).toEqual([]);
  const left = Object.fromEntries(
    Object.entries(after.tables).map(([table, found]) => [table, [...found].sort()]),
  );
  for (const [table, found] of Object.entries(left)) {
    const may = decided(table)?.stays ?? [];
    expect(
      found.filter((trace) => !may.includes(trace)),
      `${table} still knows her by this`,
    ).toEqual([]);
  }
  // What is to stay has stayed.
  expect(left).toMatchObject({
    audit_log: ["id"],
    discussion_reports: ["id"],
    stripe_events: ["customer"],
    discussion_topics: ["forum words"],
  });
  expect(await rowsOf("used_trials", "email_hash = ?", ana!.trialKey)).toHaveLength(1);
  expect(await rowsOf("audit_log", "subject_id = ?", ana!.id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: "user.deleted", actor_id: ana!.id }),
    ]),
  );
  expect(await rowsOf("discussion_topics", "id = ?", ana!.topic.id)).toEqual([
    expect.objectContaining({ user_id: null }),
  ]);

  await app().night();
  expect((await traces(ana!)).tables).not.toHaveProperty("users_search_data");
});

test("and whoever remains has everything still: the same logo, reports, replies in topics of hers", async () => {
  const files = await download(other!);
  expect(
    [...files.keys()].filter((name) => /work-orders|logo|videos\/certificates\//.test(name)),
  ).toHaveLength(5);
  for (const name of [
    "forum/topics.json",
    "forum/replies.json",
    "forum/reports.json",
    "assistant/chats.json",
    "shop/jobs.json",
  ])
    expect(text(files.get(name))).toContain(other!.tag);
});

test("a logo whose owner's account is gone is found by the night, and no other", async () => {
  const gone = `logos/${newId()}/${"a".repeat(64)}.png`;
  await app().files.put(gone, "x");
  await app().files.put("pictures/stays.webp", "x");
  const [kept] = (await app().files.list({ prefix: `logos/${other!.id}/` })).objects;
  await app().night();
  expect(await app().files.head(gone)).toBeNull();
  expect(await app().files.head(kept!.key)).not.toBeNull();
  expect(await app().files.head("pictures/stays.webp")).not.toBeNull();
});

/** Where a scan of every table and every file finds somebody, and by what. */
async function traces(
  person: Whole,
): Promise<{ tables: Record<string, Set<Trace>>; files: string[] }> {
  const found: Record<string, Set<Trace>> = {};
  const note = (table: string, trace: Trace) => {
    found[table] ??= new Set();
    found[table].add(trace);
  };
  for (const table of await tables()) {
    // keeps no text of its own: what it is made of is looked at
    if (decisions[table] && /_search$/.test(table)) continue;
    for (const row of await rowsOf(table)) {
      const said = Object.values(row).map(readable).join("\n").toLowerCase();
      if (said.includes(person.id)) note(table, "id");
      if (said.includes(person.customerId.toLowerCase())) note(table, "customer");
      const words = said.replaceAll(person.email, "").replaceAll(person.customerId, "");
      if (said.includes(person.email)) note(table, "e-mail");
      if (/_search_data$/.test(table) && words.includes(person.tag.slice(3)))
        note(table, table.startsWith("users") ? "name until the night" : "forum words");
      else if (words.includes(person.tag))
        note(
          table,
          /^discussion_(topics|replies|translations)/.test(table) ? "forum words" : "name",
        );
    }
  }
  const files: string[] = [];
  for (const { key } of (await app().files.list()).objects) {
    const bytes = readable([...new Uint8Array(await (await app().files.get(key))!.arrayBuffer())]);
    if ([key, bytes].some((one) => one.includes(person.id) || one.includes(person.tag)))
      files.push(key);
  }
  return { tables: found, files };
}

/** A value as a scan reads it: bytes as letters. */
const readable = (value: unknown): string =>
  Array.isArray(value) ? Buffer.from(value as number[]).toString("latin1") : String(value);
