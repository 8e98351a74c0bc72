import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { cannedQuery, recentQuery } from "#app/features/quotes/canned/find-canned.server.ts";
import { cannedLines, cannedQuotes, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { textTranslations } from "#app/features/repair/texts.tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makeJob, makeQuote, makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { aCannedQuote } from "../../../support/quotes/canned.ts";
import { quoteForm } from "../../../support/quotes/quote-form.ts";

const app = openApp();
const list = "/repair-cms/canned-quotes";
let owner: Person;
let job: Awaited<ReturnType<typeof makeJob>>;
let quote: Awaited<ReturnType<typeof makeQuote>>;

beforeEach(async () => {
  const { db } = app();
  owner = await signedIn(db, "premium");
  await makeShop(db, owner);
  job = await makeJob(db, { owner });
  quote = await makeQuote(db, { owner, job });
});

const newQuote = () => `/repair-cms/${job.id}/quotes/new`;
const page = async (path: string, as = owner) => (await app().visit(path, { as })).text();
const save = (name: string, id: string = crypto.randomUUID()) =>
  app().visit(`/repair-cms/${job.id}/quotes/${quote.id}/canned`, { as: owner, form: { name, id } });
const can = (name: string, as = owner) => aCannedQuote(app().db, as, { job, quote, name });
const rows = () =>
  app().db.select().from(cannedQuotes).where(eq(cannedQuotes.shopId, owner.shopId));

/** A translation of a text of the quote, as it is stored. */
const translate = (subjectId: string, ofText: string, text: string, state: "written" | "machine") =>
  app()
    .db.insert(textTranslations)
    .values({
      shopId: owner.shopId,
      jobId: job.id,
      subjectId,
      ofText,
      text,
      state,
      field: subjectId === quote.id ? "description" : "line",
      originalLanguage: "en",
      language: "es",
      at: new Date(),
    });

test("Saves a quote to use again with its lines, and the same name once", async () => {
  const id = "01890000-0000-7000-8000-0000000000aa";
  for (const answer of [await save("Front brakes", id), await save("Front brakes", id)]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Saved as the canned quote “Front brakes”.");
  }
  expect(await page(list)).toMatch(/2\.5 h · parts \$\d+\.\d\d/);
  const again = await save("FRONT brakes.");
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("Choose another name.");
  expect(await rows()).toMatchObject([{ id, laborHours: 2.5, currency: "USD", used: 0 }]);
  const lines = await app().db.select().from(cannedLines).where(eq(cannedLines.cannedQuoteId, id));
  expect(lines.map(({ name, unitPrice }) => [name, unitPrice])).toEqual([
    ["Brake pads", 80_40],
    ["Brake disc", 40_00],
  ]);
});

test("Makes a canned quote from nothing, named by its first line, without a job", async () => {
  const path = `${list}/new`;
  expect(await page(list)).toContain(`href="${path}"`);
  expect(await page(path)).toContain("The first line of the description becomes its name.");
  const form = quoteForm({ description: "Timing belt\nWith water pump" });
  for (const answer of [
    await app().visit(path, { as: owner, form }),
    await app().visit(path, { as: owner, form }),
  ])
    expect([answer.status, answer.headers.get("location")]).toEqual([302, list]);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: form.id, name: "Timing belt", laborHours: 2.5 });
  const filled = await page(`${newQuote()}?canned=${row!.id}`);
  expect(filled).toContain('value="Belt kit"');
  const again = await app().visit(path, { as: owner, form: quoteForm() });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain("Choose another name.");
  const wrong = await app().visit(path, { as: owner, form: quoteForm({ laborHours: "x" }) });
  expect(wrong.status).toBe(422);
});

test("Two people who save the same name at once make one", async () => {
  const answers = await Promise.all([save("Brakes"), save("brakes"), save("Brakes ")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await rows()).toHaveLength(1);
  const lines = await app()
    .db.select()
    .from(cannedLines)
    .where(eq(cannedLines.shopId, owner.shopId));
  expect(lines.filter(({ cannedQuoteId }) => cannedQuoteId)).toHaveLength(2);
});

test("Is found by either language and by other names of the trade", async () => {
  await can("Brake job");
  for (const words of ["brake", "frenos", "pads", "balatas"])
    expect(await page(`${list}?q=${words}`), words).toContain("Brake job");
  expect(await page(`${list}?q=muffler`)).toContain("Nothing found.");
  const found = await page(`${list}/suggestions?q=balatas`);
  expect(JSON.parse(found)).toMatchObject([{ name: "Brake job" }]);
});

test("Fills the form of a new quote without JavaScript, and says since when the prices are", async () => {
  const now = Date.UTC(2026, 1, 3, 18);
  const old = await makeQuote(app().db, { owner, job, now });
  const id = await aCannedQuote(app().db, owner, { job, quote: old, name: "Brake job" });
  expect(await page(`${newQuote()}?find=brakes`)).toContain(`canned=${id}`);
  const form = await page(`${newQuote()}?canned=${id}`);
  expect(form).toContain("From the canned quote “Brake job”");
  expect(form).toContain("Feb 3, 2026");
  for (const value of ["Brake pads", "80.40", "Brake disc", "40.00", id])
    expect(form).toContain(`value="${value}"`);
});

test("Fills in what people said in both languages, and no machine's words", async () => {
  const [pads, disc] = quote.materials;
  await translate(quote.id, quote.description, "Frenos delanteros", "written");
  await translate(pads!.id, pads!.name, "Balatas", "written");
  await translate(disc!.id, disc!.name, "Disco de máquina", "machine");
  const id = await can("Brake job");
  const spanish = await page(`${newQuote()}?canned=${id}&lng=es`);
  expect(spanish).toContain("Frenos delanteros</textarea>");
  expect(spanish).toContain('value="Balatas"');
  expect(spanish).toContain('value="Brake disc"');
  expect(spanish).not.toContain('value="Disco de máquina"');
  expect(await page(`${list}?q=maquina`)).toContain("Brake job");
});

test("Leaves out prices of another currency", async () => {
  const id = await can("Brake job");
  const own = eq(shopSettings.shopId, owner.shopId);
  await app().db.update(shopSettings).set({ currency: "MXN" }).where(own);
  const form = await page(`${newQuote()}?canned=${id}`);
  expect(form).toContain("Its prices are in USD: enter yours.");
  expect(form).not.toContain('value="80.40"');
});

test("Counts a use with the quote that was made from it, once", async () => {
  const canned = await can("Brake job");
  const form = quoteForm({ canned });
  for (let times = 0; times < 3; times++) await app().visit(newQuote(), { as: owner, form });
  await app().visit(newQuote(), { as: owner, form: quoteForm({ canned, laborHours: "x" }) });
  expect(await rows()).toMatchObject([{ used: 1, lastUsedAt: expect.any(Date) }]);
  const made = eq(repairQuotes.jobId, job.id);
  expect(await app().db.select().from(repairQuotes).where(made)).toHaveLength(2);
  expect(await page(list)).toContain("1×");
});

test("Renames it and sets its prices at its version alone", async () => {
  const id = await can("Brake job");
  const other = await can("Other");
  const lines = await app()
    .db.select()
    .from(cannedLines)
    .where(and(eq(cannedLines.shopId, owner.shopId), eq(cannedLines.cannedQuoteId, id)));
  const edit = (name: string, price: string, version = "1") =>
    app().visit(`${list}/${id}/edit`, {
      as: owner,
      form: {
        name,
        version,
        "lineId[]": lines.map((line) => line.id),
        "linePrice[]": [price, "40.00"],
      },
    });
  const wrong = await edit("Brakes", "0");
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("Enter a price above 0");
  expect((await edit("Other", "95.00")).status).toBe(409);
  expect((await edit("Brakes", "95.00")).status).toBe(302);
  expect((await edit("Brakes late", "1.00")).status).toBe(409);
  expect(await page(`${newQuote()}?canned=${id}`)).toContain('value="95.00"');
  expect((await app().visit(`${list}/${other}/delete`, { as: owner, form: {} })).status).toBe(302);
  expect(await rows()).toMatchObject([{ name: "Brakes", version: 2 }]);
});

test("Another shop's canned quote is not found", async () => {
  const id = await can("Brake job");
  const stranger = await signedIn(app().db, "premium");
  await makeShop(app().db, stranger);
  const theirs = await makeJob(app().db, { owner: stranger });
  for (const path of [
    `${list}/${id}/edit`,
    `${list}/${id}/delete`,
    `/repair-cms/${theirs.id}/quotes/new?canned=${id}`,
    `/repair-cms/${job.id}/quotes/${quote.id}/canned`,
  ])
    expect((await app().visit(path, { as: stranger })).status, path).toBe(404);
  expect(await page(list, stranger)).not.toContain("Brake job");
  const form = quoteForm({ canned: id });
  await app().visit(`/repair-cms/${theirs.id}/quotes/new`, { as: stranger, form });
  expect(await rows()).toMatchObject([{ used: 0 }]);
});

test("Offers the last used ones and then the newest before anything is searched", async () => {
  await can("Brake job");
  await can("Muffler");
  const used = await can("Oil change");
  await app().visit(newQuote(), { as: owner, form: quoteForm({ canned: used }) });
  const found = await page(`${list}/suggestions?q=`);
  expect(JSON.parse(found)[0]).toMatchObject({ name: "Oil change", used: 1 });
  expect(JSON.parse(found)).toHaveLength(3);
  expect(await page(`${newQuote()}?find=`)).toContain(`canned=${used}`);
  expect(await page(newQuote())).not.toContain(`canned=${used}`);
  expect(await page(`${list}/suggestions?q=...`)).toBe("[]");
});

test.each([
  [
    "a page by the index of names",
    (shopId: string) => cannedQuery(app().db, shopId, { sought: [], after: "brake", limit: 31 }),
    "USING INDEX canned_quotes_by_name (shop_id=? AND name_key>?)",
  ],
  [
    "the last used ones by the index of uses",
    (shopId: string) => recentQuery(app().db, shopId),
    "USING INDEX canned_quotes_by_use (shop_id=?)",
  ],
] as const)("Reads %s", async (_, queryOf, index) => {
  const { sql: text, params } = queryOf(owner.shopId).toSQL();
  const plan = await app()
    .d1.prepare(`EXPLAIN QUERY PLAN ${text}`)
    .bind(...params)
    .all();
  const detail = plan.results.map((row) => row.detail).join("\n");
  expect(detail).toContain(index);
  expect(detail).not.toContain("TEMP B-TREE");
});
