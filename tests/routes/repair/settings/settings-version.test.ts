import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { type Person, signedIn } from "../../../support/people.ts";
import { shopFormData } from "../../../support/repair/shop-form.ts";

const app = openApp();
const path = "/repair-cms/settings";
const post = (as: Person, change: Record<string, string>) =>
  app().visit(path, { as, form: shopFormData(change) });
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1];
const openForm = async (as: Person) =>
  versionIn(await (await app().visit(path, { as })).text()) ?? "none";
const nameOf = async ({ shopId }: Person) =>
  (await app().db.select().from(shopSettings).where(eq(shopSettings.shopId, shopId)))[0]?.shopName;

test("Refuses settings from a form that was opened before another save, and saves the draft when sent again", async () => {
  const ana = await signedIn(app().db, "premium");
  await post(ana, { shopName: "Taller Ruiz" });
  const version = await openForm(ana);
  expect((await post(ana, { shopName: "Ruiz Hermanos", version })).status).toBe(200);

  const late = await post(ana, { shopName: "Ruiz Auto Repair", version });
  const page = await late.text();
  expect(late.status).toBe(409);
  expect(page).toContain("Ruiz Auto Repair");
  expect(await nameOf(ana)).toBe("Ruiz Hermanos");

  const again = await post(ana, { shopName: "Ruiz Auto Repair", version: versionIn(page)! });
  expect(again.status).toBe(200);
  expect(await nameOf(ana)).toBe("Ruiz Auto Repair");
});

test("Rejects a first save from a form that was opened before another save, unless both are equal", async () => {
  const ana = await signedIn(app().db, "premium");
  expect(await openForm(ana)).toBe("0");
  expect((await post(ana, { version: "0" })).status).toBe(200);
  expect((await post(ana, { version: "0" })).status).toBe(200);
  expect((await post(ana, { shopName: "Otro", version: "0" })).status).toBe(409);
  expect(await nameOf(ana)).toBe("Taller Ruiz");
});
