import { asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { parts } from "#app/features/parts/tables.server.ts";
import { writeMovement } from "#app/features/stock/movements/add-movement.server.ts";
import { stockItems, stockMovements } from "#app/features/stock/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { type PartsShop, partRequests, partsShop } from "../../../support/parts/parts-shop.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { makeItem } from "../../../support/stock/make-item.ts";

const app = openApp();
const { need, move, eventsOf, page } = partRequests(app);
const html = { accept: "text/html" };
const post = (as: Person, path: string, form: Record<string, string>) =>
  app().visit(path, { as, form, headers: html });
const itemsOf = (shopId: string) =>
  app().db.select().from(stockItems).where(eq(stockItems.shopId, shopId));
const movementsOf = (itemId: string) =>
  app()
    .db.select()
    .from(stockMovements)
    .where(eq(stockMovements.itemId, itemId))
    .orderBy(asc(stockMovements.n));

/** A shop whose shelf has so many of an item. */
async function withStock(quantity: number, item = {}) {
  const shop = await partsShop(app().db);
  const { shopId, owner } = shop;
  const itemId = await makeItem(app().db, shopId, { name: "Balatas", nameKey: "balatas", ...item });
  const received = { id: newId(), kind: "received", unit: null, why: "", by: owner.id } as const;
  if (quantity)
    await writeMovement(
      app().db,
      { shopId, itemId },
      { ...received, amount: quantity, now: Date.now() },
    );
  return { ...shop, itemId };
}

describe("items", () => {
  const form = (fields: Record<string, string> = {}) => ({
    id: newId(),
    name: "Filtro de aceite",
    partNumber: "PH-3614",
    unit: "",
    lowMark: "4",
    ...fields,
  });

  test("A form sent twice adds one item, and a low mark that is no number is refused at its field", async () => {
    const owner = await signedIn(app().db, "premium");
    const typed = form();
    const add = (fields = typed) => post(owner, "/repair-cms/stock/new", fields);
    await Promise.all([add(), add()]);
    expect(await itemsOf(owner.shopId)).toMatchObject([
      { name: "Filtro de aceite", numberKey: "ph3614", lowMark: 400, quantity: 0 },
    ]);
    const refused = await add(form({ lowMark: "1.5" }));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Please write a number that fits");
  });

  test("An overtaken change is refused; a retired item is listed apart and takes no movements", async () => {
    const { owner, itemId, shopId } = await withStock(100);
    const edit = (fields: Record<string, string>) =>
      post(owner, `/repair-cms/stock/${itemId}/edit`, form(fields));
    expect((await edit({ version: "1", name: "Alternator" })).status).toBe(302);
    expect((await edit({ version: "1", name: "Starter" })).status).toBe(409);
    expect((await edit({ version: "2", name: "Alternator", retired: "yes" })).status).toBe(302);
    expect(await page(owner, "/repair-cms/stock")).not.toContain("Alternator");
    expect(await page(owner, "/repair-cms/stock?view=retired")).toContain("Alternator");
    const came = { id: newId(), kind: "received", amount: "1", why: "" };
    expect((await post(owner, `/repair-cms/stock/${itemId}`, came)).status).toBe(404);
    expect((await edit({ version: "3", name: "Alternator" })).status).toBe(302);
    expect(await itemsOf(shopId)).toMatchObject([{ retiredAt: null, quantity: 100 }]);
  });

  test("The unit of an item with movements is refused beside its field, and all that was typed stays", async () => {
    const { owner, itemId, shopId } = await withStock(100);
    const edit = (fields: Record<string, string>) =>
      post(owner, `/repair-cms/stock/${itemId}/edit`, form(fields));
    const refused = await edit({ version: "1", name: "Brake fluid", unit: "L" });
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toContain("It has movements in its unit.");
    expect(page).toContain('value="Brake fluid"');
    expect((await edit({ name: "Brake fluid", unit: "L" })).status).toBe(409);
    expect(await itemsOf(shopId)).toMatchObject([{ name: "Balatas", unit: null }]);
    const empty = await makeItem(app().db, shopId);
    const change = form({ version: "1", unit: "L" });
    expect((await post(owner, `/repair-cms/stock/${empty}/edit`, change)).status).toBe(302);
  });

  test("Lists low items apart, finds by name and number, and pages by key", async () => {
    const owner = await signedIn(app().db, "premium");
    const { db } = app();
    for (let at = 0; at < 30; at++)
      await makeItem(db, owner.shopId, {
        name: `Item-${at}.`,
        nameKey: `item-${at % 7}`,
        numberKey: `ab${at}c`,
        lowMark: at === 3 ? 0 : null,
      });
    const names = (text: string) => [...new Set(text.match(/Item-\d+\./g))];
    const first = await page(owner, "/repair-cms/stock");
    const next = /href="(\/repair-cms\/stock\?after=[^"]+)"/.exec(first)![1]!;
    const second = await page(owner, next);
    expect(names(first)).toHaveLength(25);
    expect(new Set([...names(first), ...names(second)]).size).toBe(30);
    expect(names(await page(owner, "/repair-cms/stock?view=low"))).toEqual(["Item-3."]);
    expect(names(await page(owner, "/repair-cms/stock?q=AB-12C"))).toEqual(["Item-12."]);
    expect(names(await page(owner, "/repair-cms/stock?q=item-2"))).toHaveLength(4);
  });
});

describe("movements", () => {
  test("Received, counted and corrected change the quantity, each once, with who and why", async () => {
    const { advisor, itemId } = await withStock(0);
    const note = (kind: string, amount: string, why = "", id = newId()) =>
      post(advisor, `/repair-cms/stock/${itemId}`, { id, kind, amount, why });
    const id = newId();
    await Promise.all([1, 2, 3].map(() => note("received", "10", "", id)));
    expect((await note("counted", "8")).status).toBe(302);
    expect((await note("fewer", "1")).status).toBe(422);
    expect((await note("fewer", "9", "Lost")).status).toBe(409);
    expect((await note("fewer", "1", "Lost one")).status).toBe(302);
    expect((await note("received", "0")).status).toBe(422);
    expect((await note("received", "99999999")).status).toBe(422);
    expect(await movementsOf(itemId)).toMatchObject([
      { kind: "received", change: 1000, after: 1000, by: advisor.id },
      { kind: "counted", change: -200, after: 800 },
      { kind: "corrected", change: -100, after: 700, why: "Lost one" },
    ]);
    const shown = await page(advisor, `/repair-cms/stock/${itemId}`);
    expect(shown).toContain("Lost one");
    const earlier = await page(advisor, `/repair-cms/stock/${itemId}?before=2`);
    expect(earlier).not.toContain("Lost one");
  });
});

describe("taking a part of a job", () => {
  const take = (shop: PartsShop & { itemId: string }, as: Person, at = 0, id = newId()) =>
    post(as, `/repair-cms/${shop.job.id}/parts/${shop.lines[at]}/stock`, { id, item: shop.itemId });
  const partsOf = async ({ shopId }: PartsShop) =>
    (await app().db.select().from(parts).where(eq(parts.shopId, shopId))).map(({ state }) => state);

  test("Two who take the last one: one gets it, and the other is told", async () => {
    const shop = await withStock(100);
    await need(shop, shop.lines[0]);
    await need(shop, shop.lines[1]);
    const answers = await Promise.all([take(shop, shop.owner, 0), take(shop, shop.advisor, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    const told = await answers.find(({ status }) => status === 409)!.text();
    expect(told).toContain("Somebody was quicker");
    expect((await partsOf(shop)).sort()).toEqual(["here", "needed"]);
    expect(await itemsOf(shop.shopId)).toMatchObject([{ quantity: 0 }]);
  });

  test("A double tap takes once and is told once; going back puts it on the shelf", async () => {
    const shop = await withStock(500);
    await need(shop);
    const id = newId();
    const taps = await Promise.all([1, 2, 3].map(() => take(shop, shop.advisor, 0, id)));
    expect(taps.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect((await take(shop, shop.owner)).status).toBe(409);
    expect(await itemsOf(shop.shopId)).toMatchObject([{ quantity: 400 }]);
    const told = (await eventsOf(shop)).filter((event) => event.startsWith("partHere"));
    expect(told).toEqual(["partHere balatas"]);
    const back = { line: shop.lines[0]!, from: "here", to: "needed" };
    await Promise.all([1, 2].map(() => move(shop.technician, shop, back)));
    expect(await itemsOf(shop.shopId)).toMatchObject([{ quantity: 500 }]);
    expect((await movementsOf(shop.itemId)).at(-1)).toMatchObject({
      kind: "returned",
      by: shop.technician.id,
      jobId: shop.job.id,
    });
  });

  test("Proposes what the line names, and finds the rest by a search", async () => {
    const shop = await withStock(100);
    const { db } = app();
    await makeItem(db, shop.shopId, { name: "Candle", nameKey: "candle" });
    await makeItem(db, shop.shopId, { name: "Balatas L", nameKey: "balatas l", unit: "L" });
    await need(shop);
    const address = `/repair-cms/${shop.job.id}/parts/${shop.lines[0]}/stock`;
    const proposed = await page(shop.advisor, address);
    expect(proposed).toContain("Take it: Balatas");
    expect(proposed).not.toContain("Candle");
    expect(proposed).not.toContain("Balatas L");
    expect(await page(shop.advisor, `${address}?q=cand`)).toContain("Take it: Candle");
  });

  test("A technician is offered nothing of it, nor anyone in a shop without stock", async () => {
    const shop = await withStock(100);
    await need(shop);
    const address = `/repair-cms/${shop.job.id}/parts`;
    expect(await page(shop.advisor, address)).toContain("/stock");
    expect(await page(shop.technician, address)).not.toMatch(/stock/i);
    expect((await take(shop, shop.technician)).status).toBe(403);
    const other = await partsShop(app().db);
    await need(other);
    expect(await page(other.advisor, `/repair-cms/${other.job.id}/parts`)).not.toContain("/stock");
    expect((await take({ ...other, itemId: shop.itemId }, other.owner)).status).toBe(404);
    expect(await itemsOf(shop.shopId)).toMatchObject([{ quantity: 100 }]);
  });
});
