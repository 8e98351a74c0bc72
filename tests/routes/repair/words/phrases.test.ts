import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { take } from "#app/features/account/budget/uses.server.ts";
import { phrasesQuery } from "#app/features/phrases/list/phrases.server.ts";
import { phraseLimits } from "#app/features/phrases/phrase.ts";
import { addPhrase } from "#app/features/phrases/save-phrase.server.ts";
import { shopPhrases } from "#app/features/phrases/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const app = openApp();
const balata = { kind: "term", from: "es", en: "front pad", es: "balata de adelante" };

/** An owner, the page of phrases, and its forms. */
async function shop() {
  const owner = await signedIn(app().db, "premium");
  const post = (path: string, form: Record<string, string> = {}, as: Person = owner) =>
    app().visit(`/repair-cms/words${path}`, { as, form });
  const page = async (query: string, as: Person = owner) =>
    (await app().visit(`/repair-cms/words${query}`, { as })).text();
  const rows = () =>
    app().db.select().from(shopPhrases).where(eq(shopPhrases.shopId, owner.shopId));
  return { owner, post, page, rows };
}

test("Adds a phrase once, however often the form is sent, and finds it in either language", async () => {
  const { post, page, rows } = await shop();
  const form = { ...balata, id: crypto.randomUUID(), note: "de toda la vida" };
  await post("/new", form);
  await post("/new", form);
  expect(await rows()).toMatchObject([{ textEn: balata.en, textEs: balata.es, note: form.note }]);
  expect(await page("?list=term&q=BALATA%20adel")).toContain("front pad");
  expect(await page("?list=term&q=front")).toContain("balata de adelante");
  expect(await page("?list=term&q=trasera")).toContain("Nothing found.");
});

test("Says next to its field what is missing, and keeps what was typed", async () => {
  const { post, rows } = await shop();
  const answer = await post("/new", { ...balata, es: "" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('value="front pad"');
  expect(await rows()).toEqual([]);
});

test("A remembered line may be long, a term not, even where it is called a line", async () => {
  const { post, rows } = await shop();
  const long = { ...balata, es: "balata ".repeat(100).trim() };
  expect((await post("/new", long)).status).toBe(422);
  expect((await post("/new", { ...long, kind: "memory" })).status).toBe(302);
  await post("/new", balata);
  const term = (await rows()).find(({ kind }) => kind === "term")!;
  const edited = await post(`/${term.id}/edit`, { ...long, kind: "memory", version: "1" });
  expect(edited.status).toBe(404);
});

test("Edits a phrase at its version alone", async () => {
  const { post, rows } = await shop();
  await post("/new", balata);
  const [{ id, version }] = (await rows()) as [typeof shopPhrases.$inferSelect];
  const edit = (en: string) => post(`/${id}/edit`, { ...balata, en, version: String(version) });
  expect((await edit("front brake pad")).status).toBe(302);
  expect((await edit("pad")).status).toBe(409);
  expect(await rows()).toMatchObject([{ textEn: "front brake pad", foundEn: "front brake pad" }]);
});

test("Two phrases do not come to say the same", async () => {
  const { post, rows } = await shop();
  await post("/new", balata);
  await post("/new", { ...balata, en: "pad" });
  const other = (await rows()).find(({ textEn }) => textEn === "pad")!;
  const answer = await post(`/${other.id}/edit`, { ...balata, version: "1" });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain("Your shop has these words already.");
});

test("What was deleted can be put back from the list", async () => {
  const { owner, post, rows } = await shop();
  await post("/new", balata);
  const [{ id }] = (await rows()) as [typeof shopPhrases.$inferSelect];
  const list = (await post(`/${id}/delete`)).headers.get("location")!;
  expect(await rows()).toEqual([]);
  const page = await (await app().visit(list, { as: owner })).text();
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  await post("/new", Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])));
  expect(await rows()).toMatchObject([{ textEn: balata.en, textEs: balata.es, kind: "term" }]);
});

test("Another shop's phrase is not found, and stays as it is", async () => {
  const [own, other] = [await shop(), await shop()];
  await other.post("/new", balata);
  const [{ id }] = (await other.rows()) as [typeof shopPhrases.$inferSelect];
  expect(await own.page("?q=front")).not.toContain("front pad");
  expect((await app().visit(`/repair-cms/words/${id}/edit`, { as: own.owner })).status).toBe(404);
  const edit = { ...balata, en: "mine", version: "1" };
  expect((await own.post(`/${id}/edit`, edit)).status).toBe(404);
  expect((await own.post(`/${id}/delete`)).status).toBe(404);
  expect(await other.rows()).toMatchObject([{ textEn: balata.en }]);
});

test("A technician reads the phrases and edits none", async () => {
  const { owner, post, page } = await shop();
  await post("/new", balata);
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(app().db, "free", { worksAt });
  const seen = await page("", technician);
  expect(seen).toContain("balata de adelante");
  expect(seen).not.toContain("New term");
  expect((await post("/new", balata, technician)).status).toBe(403);
});

test("A shop has a limit, and replaces words that it has", async () => {
  const { owner, post, rows } = await shop();
  const author = { by: owner.id, now: Date.now() };
  const add = (n: number) =>
    addPhrase(
      app().db,
      { shopId: owner.shopId, id: crypto.randomUUID() },
      "term",
      { from: "en", texts: { en: `term ${n}`, es: `término ${n}` } },
      author,
    );
  const most = phraseLimits.perShop.term;
  for (let n = 0; n < most; n += 50)
    await app().db.batch(Array.from({ length: 50 }, (_, at) => add(n + at)) as never);
  const full = await post("/new", balata);
  expect(full.status).toBe(409);
  expect(await full.text()).toContain("Delete one first.");
  await add(7);
  expect(await rows()).toHaveLength(most);
});

test("Shows the next page of a long list by its key", async () => {
  const { owner, page } = await shop();
  const author = { by: owner.id, now: Date.now() };
  for (let n = 0; n < 45; n++)
    await addPhrase(
      app().db,
      { shopId: owner.shopId, id: `0189-${String(n).padStart(3, "0")}` },
      "line",
      { from: "en", texts: { en: `Line number ${n}.`, es: `Línea número ${n}.` } },
      author,
    );
  const first = await page("?list=line");
  expect(first).toContain("Line number 44.");
  expect(first).not.toContain("Line number 4.");
  expect(await page("?list=line&before=0189-005")).toContain("Line number 4.");
});

test("Lists the usual lines of the trade, and searches them without JavaScript", async () => {
  const { page } = await shop();
  expect(await page("?list=trade&q=pastillas")).toContain("Front brake pads");
});

test("Says how many calls are left, before none is", async () => {
  const { owner, page } = await shop();
  const near = "Once a limit is reached";
  expect(await page("")).not.toContain(near);
  const use = { who: owner.id, what: "texts.member", most: 1_000 } as const;
  for (let n = 0; n < 250; n++) await take(app().db, [use], Date.now());
  const seen = await page("");
  expect(seen).toContain("Calls to the translator today: 250 of");
  expect(seen).toContain(near);
});

test("A page of the list reads one index in its order", async () => {
  const { owner } = await shop();
  const asked = { kind: "memory", text: "balata", before: "0190", limit: 41 } as const;
  const plan = await app().db.all<{ detail: string }>(
    sql`EXPLAIN QUERY PLAN ${phrasesQuery(app().db, owner.shopId, asked).getSQL()}`,
  );
  expect(plan.map(({ detail }) => detail)).toEqual([
    "SEARCH shop_phrases USING INDEX phrases_of_kind (shop_id=? AND kind=? AND id<?)",
  ]);
});
