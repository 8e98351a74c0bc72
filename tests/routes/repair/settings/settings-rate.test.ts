import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { shopFormData } from "../../../support/repair/shop-form.ts";

const app = openApp();
const path = "/repair-cms/settings";
const post = (as: Person, form: Record<string, string>) =>
  app().visit(path, { as, form: shopFormData(form) });
const shopOf = async (owner: Person) =>
  (await app().db.select().from(shopSettings).where(eq(shopSettings.shopId, owner.shopId)))[0];

test("Shows the rate with the decimals of its currency, and a stored rate as it is", async () => {
  const owner = await signedIn(app().db, "premium");
  const shown = async () =>
    /name="hourlyRate"[^>]*value="([^"]*)"/.exec(
      await (await app().visit(path, { as: owner })).text(),
    )?.[1];
  await post(owner, { currency: "CLP", hourlyRate: "28.000" });
  expect([await shown(), (await shopOf(owner))!.hourlyRate]).toEqual(["28000", 28_000_00]);
  await app()
    .db.update(shopSettings)
    .set({ hourlyRate: 28_000_50 })
    .where(eq(shopSettings.shopId, owner.shopId));
  expect(await shown()).toBe("28000.50");
  await post(owner, { currency: "USD", hourlyRate: "85" });
  expect(await shown()).toBe("85.00");
});
