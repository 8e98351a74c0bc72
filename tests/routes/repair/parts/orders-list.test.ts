import { expect, test } from "vitest";
import { openApp } from "../../../support/app.ts";
import { makeOrder, makePart, makeSupplier } from "../../../support/parts/make-parts.ts";
import { partRequests, partsShop } from "../../../support/parts/parts-shop.ts";

const app = openApp();
const { need, order, move, ordersOf, page } = partRequests(app);
const path = "/repair-cms/parts/orders";

test("Lists the orders of a shop with what is on the way, found from its parts and its suppliers", async () => {
  const shop = await partsShop(app().db);
  expect(await page(shop.advisor, `${path}?lng=en`)).toContain("No order was made yet.");
  await need(shop);
  await order(shop);
  const [stored] = await ordersOf(shop);
  const list = await page(shop.advisor, `${path}?lng=en`);
  expect(list).toContain(`href="${path}/${stored!.id}"`);
  expect(list).toContain("1 of 1 on the way");
  expect(await page(shop.advisor, `${path}?lng=es`)).toContain("1 de 1 en camino");
  expect(await page(shop.advisor, "/repair-cms/parts")).toContain(`href="${path}"`);
  const bySupplier = `${path}?supplier=${shop.supplier.id}`;
  expect(await page(shop.advisor, "/repair-cms/parts/suppliers")).toContain(`href="${bySupplier}"`);
  const came = { line: shop.lines[0]!, from: "ordered+", to: "here" };
  await move(shop.technician, shop, came);
  expect(await page(shop.advisor, `${path}?lng=en`)).toContain("Nothing on the way");
});

test("Lists those of one supplier a page at a time, and nothing of another shop", async () => {
  const { db } = app();
  const shop = await partsShop(db);
  const other = await makeSupplier(db, shop.shopId, { name: "Refaccionaria Díaz" });
  const part = await makePart(db, shop.job);
  for (let number = 1; number <= 28; number++) {
    const supplier = number === 3 ? other : { ...shop.supplier };
    await makeOrder(db, shop.job, { supplier, part, number });
  }
  const first = await page(shop.owner, `${path}?lng=en`);
  expect(first).toContain("Order 28");
  expect(first).not.toMatch(/Order 3</);
  expect(first).toContain(`${path}?before=4"`);
  const rest = await page(shop.owner, `${path}?before=4&lng=en`);
  expect(rest).toMatch(/Order 3</);
  expect(rest).not.toContain("Order 4");
  const one = await page(shop.owner, `${path}?supplier=${other.id}&lng=en`);
  expect(one).toMatch(/Order 3</);
  expect(one).not.toContain("Order 28");
  const elsewhere = await partsShop(db);
  for (const query of ["", `?supplier=${other.id}`])
    expect(await page(elsewhere.owner, path + query)).not.toContain("Order 3");
  expect((await app().visit(path, { as: shop.technician })).status).toBe(404);
});
