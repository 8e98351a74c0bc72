import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { workCounters } from "#app/features/repair/tables.server.ts";
import { rowsOf, tables, traces } from "../../support/access/traces.ts";
import { decided, decisions } from "../../support/account/own-data-decisions.ts";
import { makeWhole, meet, type Whole } from "../../support/account/whole-person.ts";
import { openApp } from "../../support/app.ts";
import { unzip } from "../../support/files/zip.ts";
import { post } from "../../support/join.ts";
import { makeJob, makeQuote, makeVideo } from "../../support/make.ts";
import { makeSentMoney } from "../../support/money/make-money.ts";
import { readPdfLine } from "../../support/papers/paper.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
let [ana, other]: Whole[] = [];
beforeAll(async () => {
  ana = await makeWhole(app(), "quetzalcoatlxa");
  other = await makeWhole(app(), "huitzilopochtlizb");
  for (const each of [ana, other]) await makeSentMoney(app(), each);
  const video = await makeVideo(app().db);
  await meet(app(), ana, other, video);
  await meet(app(), other, ana, video);
});

async function download(as: { cookie: string }, query = ""): Promise<Map<string, Uint8Array>> {
  const answer = await app().visit(`/account/data.zip${query}`, { as });
  expect(answer.status).toBe(200);
  return unzip(new Uint8Array(await answer.arrayBuffer()));
}
const text = (file: Uint8Array | undefined) => Buffer.from(file ?? []).toString("utf8");

test("Has a decision for every table", async () => {
  expect((await tables(app())).filter((table) => !decided(table))).toEqual([]);
});

test("Exports every row of the user and nothing of other users", async () => {
  const files = await download(ana!);
  for (const [table, { file, own, but = [] }] of Object.entries(decisions)) {
    if (!own) continue;
    const rows = await rowsOf(
      app(),
      table,
      `"${own}" = ?`,
      own === "shop_id" ? ana!.shopId : ana!.id,
    );
    expect(rows.length, `no row of hers in ${table}: the test proves nothing`).toBeGreaterThan(0);
    if (!file) continue;
    const held = text(files.get(file));
    for (const row of rows)
      for (const [column, stored] of Object.entries(row)) {
        const value = column === "quantity" ? Number(stored) / 100 : stored;
        if (
          value === null ||
          column === own ||
          /^(user|shop)_id$/.test(column) ||
          but.includes(column)
        )
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

test("Exports the logo, the certificates and every work order, described in the README", async () => {
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
  const [logo] = (await app().files.list({ prefix: `logos/${ana!.shopId}/` })).objects;
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
    const named =
      name.split("/").length > 1 && /work-orders|invoices\/|certificates\/|logo/.test(name)
        ? name.split("/")[0]!
        : name;
    expect(readMe).toContain(
      named === "README.txt" ? "This archive is complete: 3 work orders and 1 invoices" : named,
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

test("Splits many work orders into several archives, each of which says so", async () => {
  const { db } = app();
  const owner = await signedIn(db, "premium");
  for (const number of [1, 499, 500, 501, 1100]) {
    await db.delete(workCounters).where(eq(workCounters.shopId, owner.shopId));
    await db.insert(workCounters).values({ shopId: owner.shopId, last: number - 1 });
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
  const readMes = parts.map((files) => text(files.get("README.txt")));
  expect(readMes[0]).toContain(
    "IT DOES NOT HOLD ALL OF THEM. The next ones are at http://localhost/account/data.zip?from=501",
  );
  expect(readMes[1]).toContain("WO-000501 to WO-001000, 1 PDFs, with 0 invoices");
  expect(readMes[2]).toContain("These are the last ones");
});

test("Serves the archive to its owner only, uncached, and twenty times an hour", async () => {
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
  expect(unzip(new Uint8Array(await first.arrayBuffer())).size).toBe(17);
  const more = await Promise.all(Array.from({ length: 25 }, () => ask()));
  expect(more.filter(({ status }) => status === 200)).toHaveLength(19);
  const refused = more.find(({ status }) => status === 302)!.headers.get("location")!;
  expect(refused).toMatch(/^\/account\/download\?wait=\d+$/);
  expect(await (await app().visit(refused, { as })).text()).toContain(
    "a lot of downloads in one hour",
  );
  await Promise.all(more.map((answer) => answer.body?.cancel()));
});

test("Leaves nothing of a deleted user but what the privacy page names", async () => {
  const before = await traces(app(), ana!);
  expect(before.tables.users).toBeDefined();
  expect(before.files).toHaveLength(5);
  const answer = await post(
    app(),
    "/account/delete",
    { password: ana!.password, confirm: "on", deleteShop: ana!.shopId },
    { as: ana! },
  );
  expect(answer.headers.get("location")).toBe("/login?done=deleted");
  // A letter is written after the response.
  const after = await traces(app(), ana!);
  expect(after.files).toEqual([]);
  const left = Object.fromEntries(
    Object.entries(after.tables).map(([table, found]) => [table, [...found].sort()]),
  );
  for (const [table, found] of Object.entries(left)) {
    const may = decided(table)?.stays ?? [];
    expect(
      found.filter((trace) => !may.includes(trace)),
      `${table} still has this of her`,
    ).toEqual([]);
  }
  expect(left).toMatchObject({
    audit_log: ["id"],
    discussion_reports: ["id"],
    stripe_events: ["customer"],
    discussion_topics: ["forum words"],
  });
  expect(await rowsOf(app(), "used_trials", "email_hash = ?", ana!.trialKey)).toHaveLength(1);
  expect(await rowsOf(app(), "audit_log", "subject_id = ?", ana!.id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: "user.deleted", actor_id: ana!.id }),
    ]),
  );
  expect(await rowsOf(app(), "discussion_topics", "id = ?", ana!.topic.id)).toEqual([
    expect.objectContaining({ user_id: null }),
  ]);

  await app().night();
  expect((await traces(app(), ana!)).tables).not.toHaveProperty("users_search_data");
});

test("Leaves other users' data complete, even the same logo and replies in deleted users' topics", async () => {
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

test("Deletes the logos of deleted users in the nightly sweep, and no others", async () => {
  const gone = `logos/${newId()}/${"a".repeat(64)}.png`;
  await app().files.put(gone, "x");
  await app().files.put("pictures/stays.webp", "x");
  const [kept] = (await app().files.list({ prefix: `logos/${other!.shopId}/` })).objects;
  await app().night();
  expect(await app().files.head(gone)).toBeNull();
  expect(await app().files.head(kept!.key)).not.toBeNull();
  expect(await app().files.head("pictures/stays.webp")).not.toBeNull();
});
