import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { shopFormData } from "../../../support/repair/shop-form.ts";

const app = openApp();
const shopOf = async (owner: Person) =>
  (await app().db.select().from(shopSettings).where(eq(shopSettings.shopId, owner.shopId)))[0];

test("Saves the same form on the page of the shop's section", async () => {
  const ana = await signedIn(app().db, "premium");
  const page = "/repair-cms/shop";
  const form = shopFormData({ shopName: "Taller Sur" });
  expect((await app().visit(page, { as: ana, form })).status).toBe(200);
  expect(await shopOf(ana)).toMatchObject({ shopName: "Taller Sur" });
  const html = await (await app().visit(page, { as: ana })).text();
  expect(html).toContain('value="Taller Sur"');
  for (const section of [
    "taxes",
    "print-settings",
    "link-settings",
    "payment-settings",
    "text-messages",
    "team",
    "words",
  ])
    expect(html).toContain(`href="/repair-cms/${section}"`);
  const refused = await app().visit(page, { as: ana, form: shopFormData({ shopName: "" }) });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Shop name is required");
});
