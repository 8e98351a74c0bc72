import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { parts, suppliers } from "#app/features/parts/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { makePart } from "../../../support/parts/make-parts.ts";
import { partRequests, partsShop } from "../../../support/parts/parts-shop.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
const aShop = (names?: readonly string[]) => partsShop(app().db, names);
const { need, page, orderForm, order } = partRequests(app);

describe("the list", () => {
  test("Lists by state, by supplier, what is late and the cores that are owed", async () => {
    const shop = await aShop();
    const { db } = app();
    const bySupplier = { supplierId: shop.supplier.id, state: "ordered" } as const;
    await makePart(db, shop.job, { name: "Alternator", ...bySupplier, expectedOn: "2026-01-02" });
    await makePart(db, shop.job, { name: "Starter", ...bySupplier, expectedOn: "2099-01-02" });
    const core = { coreCharge: 80_00, coreCurrency: "USD", coreState: "open" } as const;
    await makePart(db, shop.job, { name: "Caliper", state: "here", ...core, coreAt: new Date() });
    const listed = async (query: string) => {
      const said = await page(shop.advisor, `/repair-cms/parts?${query}`);
      return ["Alternator", "Starter", "Caliper"].filter((name) => said.includes(name));
    };
    expect(await listed("view=ordered")).toEqual(["Alternator", "Starter"]);
    expect(await listed(`view=ordered&supplier=${shop.supplier.id}`)).toEqual([
      "Alternator",
      "Starter",
    ]);
    expect(await listed("view=ordered&supplier=none")).toEqual([]);
    expect(await listed("view=late")).toEqual(["Alternator"]);
    expect(await listed("view=cores")).toEqual(["Caliper"]);
  });

  test("Pages by key, each part once", async () => {
    const shop = await aShop();
    const { db } = app();
    for (let at = 0; at < 30; at++)
      await makePart(db, shop.job, { name: `Part-${at}.`, at: new Date(Math.floor(at / 3)) });
    const names = (text: string) => [...new Set(text.match(/Part-\d+\./g))];
    const first = await page(shop.advisor, "/repair-cms/parts");
    const next = /href="(\/repair-cms\/parts\?after=[^"]+)"/.exec(first)![1]!;
    const second = await page(shop.advisor, next);
    expect(names(first)).toHaveLength(25);
    expect(new Set([...names(first), ...names(second)]).size).toBe(30);
  });
});

describe("suppliers and cores", () => {
  const form = (fields: Record<string, string> = {}) => ({
    id: newId(),
    name: "Refaccionaria Díaz",
    language: "es",
    phone: "",
    email: "",
    note: "",
    ...fields,
  });
  const suppliersOf = (shopId: string) =>
    app().db.select().from(suppliers).where(eq(suppliers.shopId, shopId));

  test("A form sent twice adds one supplier, and a wrong email is refused at its field", async () => {
    const owner = await signedIn(app().db, "premium");
    const typed = form();
    const add = (fields = typed) =>
      app().visit("/repair-cms/parts/suppliers/new", { as: owner, form: fields });
    await Promise.all([add(), add()]);
    expect(await suppliersOf(owner.shopId)).toMatchObject([{ name: typed.name, language: "es" }]);
    expect((await add(form({ email: "no address" }))).status).toBe(422);
  });

  test("An overtaken change is refused; a retired supplier gets no orders", async () => {
    const shop = await aShop();
    const { id } = shop.supplier;
    const edit = (version: string, name: string) =>
      app().visit(`/repair-cms/parts/suppliers/${id}/edit`, {
        as: shop.owner,
        form: form({ version, name }),
      });
    expect((await edit("1", "First")).status).toBe(302);
    expect((await edit("1", "Second")).status).toBe(409);
    await app().visit(`/repair-cms/parts/suppliers/${id}/retire`, {
      as: shop.owner,
      form: { retired: "yes" },
    });
    await need(shop);
    expect((await order(shop)).status).toBe(404);
  });

  test("A core is charged, returned and credited", async () => {
    const shop = await aShop();
    await need(shop);
    await order(shop, orderForm(shop, { core: "55.50" }));
    const line = shop.lines[0]!;
    const core = () =>
      app()
        .db.select()
        .from(parts)
        .where(and(eq(parts.shopId, shop.shopId), eq(parts.lineId, line)));
    const [ordered] = await core();
    expect(ordered).toMatchObject({ coreCharge: 55_50, coreState: "open", coreCurrency: "USD" });
    const say = (fields: Record<string, string>) =>
      app().visit(`/repair-cms/parts/${line}/core`, { as: shop.advisor, form: fields });
    await say({ charge: "55.50", state: "credited", version: String(ordered!.version) });
    expect(await core()).toMatchObject([{ coreState: "credited" }]);
    expect((await say({ charge: "5", state: "open", version: "1" })).status).toBe(409);
  });
});
