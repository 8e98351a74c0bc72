import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { suppliers } from "#app/features/parts/tables.server.ts";
import { shopPhrases } from "#app/features/phrases/tables.server.ts";
import { quoteLines } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { countLetters, letterTo } from "../../../support/letters.ts";
import { readPdf } from "../../../support/papers/paper.ts";
import { partRequests, partsShop } from "../../../support/parts/parts-shop.ts";

const app = openApp();
const aShop = (names?: readonly string[]) => partsShop(app().db, names);
const { need, partsOf, ordersOf, eventsOf, page, orderForm, order } = partRequests(app);

describe("an order", () => {
  test("Says in the supplier's language what the job says in the shop's, with both texts before it goes", async () => {
    const shop = await aShop();
    await need(shop);
    const address = `/repair-cms/parts/order?supplier=${shop.supplier.id}&line=${shop.lines[0]}`;
    const form = await page(shop.advisor, address);
    expect(form).toContain("balatas");
    expect(form).toMatch(/value="brake pads"/);
    const made = await order(shop);
    const [stored] = await ordersOf(shop);
    expect(made.headers.get("location")).toBe(`/repair-cms/parts/orders/${stored!.id}`);
    expect(stored).toMatchObject({ number: 1, language: "en" });
    expect(stored!.content.lines).toMatchObject([{ original: "balatas", text: "brake pads" }]);
    expect(await partsOf(shop)).toMatchObject([{ state: "ordered", supplierId: shop.supplier.id }]);
    expect(await eventsOf(shop)).toContain("partOrdered 1");
  });

  test("Is one order however often its form is sent", async () => {
    const shop = await aShop();
    await need(shop);
    const form = orderForm(shop);
    const answers = await Promise.all([1, 2, 3].map(() => order(shop, form)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(await ordersOf(shop)).toHaveLength(1);
  });

  test("Takes each part once: of two orders for it, one is made", async () => {
    const shop = await aShop();
    await need(shop);
    const answers = await Promise.all([order(shop), order(shop)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect(await ordersOf(shop)).toHaveLength(1);
  });

  test("Is not made of a text that nobody saw", async () => {
    const shop = await aShop();
    await need(shop);
    await app()
      .db.update(quoteLines)
      .set({ name: "discos" })
      .where(eq(quoteLines.id, shop.lines[0]!));
    expect((await order(shop)).status).toBe(409);
    expect(await partsOf(shop)).toMatchObject([{ state: "needed" }]);
  });

  test("Keeps what a person corrected for the next one, and what was sent as it was", async () => {
    const shop = await aShop(["balatas", "balatas"]);
    await Promise.all(shop.lines.map((line) => need(shop, line)));
    await order(shop, orderForm(shop, { text: "ceramic front pads" }));
    const [kept] = await app()
      .db.select()
      .from(shopPhrases)
      .where(eq(shopPhrases.shopId, shop.shopId));
    expect(kept).toMatchObject({ textEs: "balatas", textEn: "ceramic front pads", kind: "memory" });
    const next = `/repair-cms/parts/order?supplier=${shop.supplier.id}&line=${shop.lines[1]}`;
    expect(await page(shop.advisor, next)).toMatch(/value="ceramic front pads"/);
    await app()
      .db.update(suppliers)
      .set({ name: "Renamed" })
      .where(eq(suppliers.id, shop.supplier.id));
    const [stored] = await ordersOf(shop);
    expect(stored!.content.supplier.name).toBe("Parts Depot");
  });

  test("Refuses an empty text at its field, and keeps what was typed", async () => {
    const shop = await aShop();
    await need(shop);
    const answer = await order(shop, orderForm(shop, { text: " ", note: "Rush, please" }));
    expect(answer.status).toBe(422);
    const said = await answer.text();
    expect(said).toContain("Rush, please");
  });

  test("Is emailed to the supplier once, from the shop, and names no price and no customer", async () => {
    const shop = await aShop();
    const email = `depot-${newId()}@example.com`;
    await app().db.update(suppliers).set({ email }).where(eq(suppliers.id, shop.supplier.id));
    await need(shop);
    await order(shop, orderForm(shop, { core: "55", note: "Before noon." }));
    const [stored] = await ordersOf(shop);
    const path = `/repair-cms/parts/orders/${stored!.id}`;
    const send = () => app().visit(path, { as: shop.advisor, form: { go: "1" } });
    await Promise.all([send(), send(), send()]);
    await send();
    expect(await countLetters(app(), email, "Parts order 1")).toBe(1);
    const letter = await letterTo(app(), email);
    expect(letter).toContain("brake pads");
    expect(letter).toContain("Before noon.");
    for (const secret of ["balatas", shop.job.customerLastName, shop.job.customerPhone])
      expect(letter).not.toContain(secret);
    // The price, and not three digits of an id.
    expect(letter).not.toMatch(/(?<![\w-])987(?![\w-])/);
    expect(await page(shop.advisor, path)).toContain(email);
  });

  test("Is printed in the supplier's language", async () => {
    const shop = await aShop();
    await need(shop);
    await order(shop);
    const [stored] = await ordersOf(shop);
    const answer = await app().visit(`/repair-cms/parts/orders/${stored!.id}/pdf`, {
      as: shop.advisor,
    });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const text = JSON.stringify(await readPdf(new Uint8Array(await answer.arrayBuffer())));
    expect(text).toContain("brake pads");
    expect(text).toContain("Parts order 1");
  });
});
