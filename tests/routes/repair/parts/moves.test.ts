import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { suppliers } from "#app/features/parts/tables.server.ts";
import { quoteLines, repairQuotes } from "#app/features/quotes/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { sentJob } from "../../../support/links/links.ts";
import { makeJob, makeShop } from "../../../support/make.ts";
import { makePart, makeSupplier } from "../../../support/parts/make-parts.ts";
import { partRequests, partsShop } from "../../../support/parts/parts-shop.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
const aShop = (names?: readonly string[]) => partsShop(app().db, names);
const { move, need, partsOf, eventsOf, page, orderForm, order } = partRequests(app);

describe("moving a part", () => {
  test("A technician says what is needed and that it came, by one tap, and the job tells it", async () => {
    const shop = await aShop();
    expect((await need(shop)).status).toBe(302);
    const here = { line: shop.lines[0]!, from: "needed", to: "here" };
    expect((await move(shop.technician, shop, here)).status).toBe(302);
    expect(await partsOf(shop)).toMatchObject([
      { state: "here", by: shop.technician.id, name: "balatas" },
    ]);
    expect(await eventsOf(shop)).toEqual(
      expect.arrayContaining(["partNeeded balatas", "partHere balatas"]),
    );
  });

  test("A tap that comes three times at the same moment moves it once", async () => {
    const shop = await aShop();
    await Promise.all([need(shop), need(shop), need(shop)]);
    const here = { line: shop.lines[0]!, from: "needed", to: "here" };
    const answers = await Promise.all([1, 2, 3].map(() => move(shop.technician, shop, here)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    const told = (await eventsOf(shop)).filter((event) => event.startsWith("part"));
    expect(told).toEqual(["partNeeded balatas", "partHere balatas"]);
  });

  test("All materials of a job are needed by one button", async () => {
    const shop = await aShop();
    await move(shop.advisor, shop, { line: "all", from: "none", to: "needed" });
    expect((await partsOf(shop)).map(({ state }) => state)).toEqual(["needed", "needed"]);
  });

  test("What moved on meanwhile is not moved back unseen", async () => {
    const shop = await aShop();
    await need(shop);
    await move(shop.advisor, shop, { line: shop.lines[0]!, from: "needed", to: "here" });
    const late = { line: shop.lines[0]!, from: "needed", to: "none" };
    expect((await move(shop.technician, shop, late)).status).toBe(409);
    expect(await partsOf(shop)).toMatchObject([{ state: "here" }]);
  });

  test("A technician cannot order, nor send a part back", async () => {
    const shop = await aShop();
    await need(shop);
    const moves = [
      { from: "needed", to: "ordered" },
      { from: "here", to: "returned" },
      { from: "ordered+", to: "needed" },
    ];
    for (const form of moves) {
      const answer = await move(shop.technician, shop, { line: shop.lines[0]!, ...form });
      expect(answer.status).toBe(403);
    }
    expect((await order(shop, orderForm(shop), shop.technician)).status).toBe(403);
  });

  test("A line of another job or another shop is not there", async () => {
    const shop = await aShop();
    const other = await aShop();
    const foreign = { line: other.lines[0]!, from: "none", to: "needed" };
    expect((await move(shop.technician, shop, foreign)).status).toBe(404);
    expect((await move(shop.technician, other, foreign)).status).toBe(404);
    expect(await partsOf(other)).toEqual([]);
  });

  test("A line that is edited keeps its part; one that is deleted needs none, but stays where it was ordered", async () => {
    const shop = await aShop();
    const { db } = app();
    await Promise.all(shop.lines.map((line) => need(shop, line)));
    await order(shop);
    await db
      .update(quoteLines)
      .set({ name: "balatas nuevas" })
      .where(eq(quoteLines.id, shop.lines[0]!));
    expect(await page(shop.technician, `/repair-cms/${shop.job.id}/parts`)).toContain(
      "balatas nuevas",
    );
    await db.delete(quoteLines).where(eq(quoteLines.quoteId, shop.quote.id));
    expect(await partsOf(shop)).toMatchObject([{ lineId: shop.lines[0]!, state: "ordered" }]);
    expect(await page(shop.technician, `/repair-cms/${shop.job.id}/parts`)).toContain("balatas");
  });

  test("A rejected quote needs no parts any more", async () => {
    const shop = await aShop();
    await need(shop);
    await app()
      .db.update(repairQuotes)
      .set({ status: "rejected" })
      .where(eq(repairQuotes.id, shop.quote.id));
    expect(await partsOf(shop)).toEqual([]);
  });
});

describe("who sees what", () => {
  test("A technician reads that parts are here, in any answer without supplier, order or core", async () => {
    const shop = await aShop();
    const { db } = app();
    const name = "Zanzibar Parts";
    await db.update(suppliers).set({ name }).where(eq(suppliers.id, shop.supplier.id));
    await need(shop);
    await order(shop, orderForm(shop, { core: "431.57" }));
    await move(shop.technician, shop, { line: shop.lines[0]!, from: "ordered+", to: "here" });
    const { id } = shop.job;
    const ours = [
      `/repair-cms/${id}`,
      `/repair-cms/${id}/parts`,
      "/repair-cms?view=board",
      "/repair-cms",
    ];
    const data = ours.map((path) => path.replace(/^([^?]+)/, "$1.data"));
    for (const path of [...ours, ...data]) {
      const said = await page(shop.technician, path);
      for (const secret of [name, shop.supplier.id, "43157", "431.57", "98765", "987.65"])
        expect(said, path).not.toContain(secret);
    }
    const job = await page(shop.technician, `/repair-cms/${id}?lng=es`);
    expect(job).toContain("Llegaron los repuestos");
    expect(await page(shop.technician, "/repair-cms?view=board")).toContain("Parts here");
  });

  test("A customer reads nothing of parts, suppliers and cores, on the link or in its data", async () => {
    const { db } = app();
    const made = await sentJob(app());
    const { shopId, jobId } = made.ref;
    const lines = await db.select().from(quoteLines).where(eq(quoteLines.shopId, shopId));
    const supplier = await makeSupplier(db, shopId, { name: "Zanzibar Parts" });
    for (const { id: lineId } of lines.filter(({ kind }) => kind === "material"))
      await makePart(
        db,
        { shopId, id: jobId },
        {
          lineId,
          state: "ordered",
          supplierId: supplier.id,
          expectedOn: "2031-07-19",
          coreCharge: 431_57,
          coreCurrency: "USD",
          coreState: "open",
        },
      );
    for (const path of [made.path, `${made.path}.data`]) {
      const answer = await app().visit(path);
      expect(answer.status, path).toBe(200);
      const said = await answer.text();
      for (const secret of ["Zanzibar", supplier.id, "431.57", "43157", "2031-07-19", "coreCharge"])
        expect(said, path).not.toContain(secret);
    }
  });

  test("A shop that has no suppliers sees nothing of parts on its jobs", async () => {
    const { db } = app();
    const owner = await signedIn(db, "premium");
    await makeShop(db, owner);
    const job = await makeJob(db, { owner });
    expect(await page(owner, `/repair-cms/${job.id}`)).not.toContain(`/repair-cms/${job.id}/parts`);
  });
});
