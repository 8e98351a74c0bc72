import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { png } from "../../../support/files/pictures.ts";
import { lapsed, type Person, signedIn } from "../../../support/people.ts";
import { shopFormData } from "../../../support/repair/shop-form.ts";

const app = openApp();
const path = "/repair-cms/settings";
const post = (as: Person | undefined, ...form: Parameters<typeof shopFormData>) =>
  app().visit(path, { as, form: shopFormData(...form) });
const shopOf = async (owner: Person) =>
  (await app().db.select().from(shopSettings).where(eq(shopSettings.shopId, owner.shopId)))[0];
const filesOf = async (owner: Person) =>
  (await app().files.list({ prefix: `logos/${owner.shopId}/` })).objects.map(({ key }) => key);

describe("who may", () => {
  test("Redirects visitors to sign in, and answers their forms with a reason", async () => {
    expect((await app().visit(path)).headers.get("location")).toBe(
      "/login?to=%2Frepair-cms%2Fsettings",
    );
    const answer = await post(undefined);
    expect(answer.status).toBe(401);
  });

  test("free, Bronze and ended plans lead to the plans, and write nothing", async () => {
    const { db } = app();
    for (const person of [
      await signedIn(db, "free"),
      await signedIn(db, "medium"),
      await lapsed(db, "premium"),
    ]) {
      expect((await app().visit(path, { as: person })).headers.get("location")).toBe(
        "/premium?from=repair",
      );
      expect((await post(person)).headers.get("location")).toBe("/premium?from=repair");
      expect(await shopOf(person)).toBeUndefined();
    }
  });

  test("Ignores the owner that a form names", async () => {
    const [ana, eva] = [await signedIn(app().db, "premium"), await signedIn(app().db, "premium")];
    await post(eva);
    const before = await shopOf(eva);
    const names = ["shop_id", "shopId", "user_id", "owner", "id", "shop.shopId"];
    const smuggled = {
      ...Object.fromEntries(names.map((name) => [name, eva.shopId])),
      logoFile: "x",
      logo_file: "x",
    };
    const answer = await app().visit(`${path}?shop_id=${eva.shopId}`, {
      as: ana,
      form: shopFormData({ shopName: "Mine", ...smuggled }),
    });
    expect(answer.status).toBe(200);
    expect(await shopOf(eva)).toEqual(before);
    expect(await shopOf(ana)).toMatchObject({
      shopId: ana.shopId,
      shopName: "Mine",
      logoFile: null,
    });
  });
});

test("Returns to the job that asked for the settings, and to no other address", async () => {
  const ana = await signedIn(app().db, "premium");
  const back = async (to: string) =>
    (await app().visit(`${path}?back=${encodeURIComponent(to)}`, { as: ana })).text();
  expect(await back("/repair-cms/0197d3a0")).toContain('href="/repair-cms/0197d3a0"');
  expect(await back("//evil.test/repair-cms")).not.toContain('href="//evil.test');
});

test("settings are saved, shown again, and changed", async () => {
  const ana = await signedIn(app().db, "premium");
  const saved = await post(ana);
  expect(saved.status).toBe(200);
  expect(await saved.text()).toContain("Settings saved successfully");
  expect(await shopOf(ana)).toMatchObject({
    shopName: "Taller Ruiz",
    hourlyRate: 4_550,
    currency: "MXN",
    defaultLanguage: "es",
    distanceUnit: "km",
    country: "MX",
    phone: "+52 55 1234 5678",
    shopLogoUrl: null,
  });

  await post(ana, { hourlyRate: "50", currency: "USD", phone: "" });
  expect(await shopOf(ana)).toMatchObject({ hourlyRate: 5_000, currency: "USD", phone: null });
  const page = await (await app().visit(path, { as: ana })).text();
  expect(page).toContain('value="50.00"');
  expect(page).not.toContain("Settings saved successfully");
});

test("The unit of odometers is the country's usual one until the shop chooses another", async () => {
  const ana = await signedIn(app().db, "premium");
  const chosen = async (tz: string) => {
    const html = await (
      await app().visit(path, { as: ana, headers: { cookie: `${ana.cookie}; tz=${tz}` } })
    ).text();
    return /<select[^>]*name="distanceUnit".*?<\/select>/s
      .exec(html)![0]
      .match(/value="(\w+)"[^>]*selected/)?.[1];
  };
  expect([await chosen("America/Chicago"), await chosen("America%2FMexico_City")]).toEqual([
    "mi",
    "km",
  ]);
  // From a form that was opened before there was such a field.
  const form = shopFormData({ timeZone: "America/Chicago" });
  form.delete("distanceUnit");
  expect((await app().visit(path, { as: ana, form })).status).toBe(200);
  expect(await shopOf(ana)).toMatchObject({ distanceUnit: null });
  expect(await chosen("America/Mexico_City")).toBe("mi");
  await post(ana, { timeZone: "America/Chicago", distanceUnit: "km" });
  expect(await chosen("America/Chicago")).toBe("km");
  expect((await app().visit(path, { as: ana, form })).status).toBe(200);
  expect(await shopOf(ana)).toMatchObject({ distanceUnit: "km" });
});

test("Answers Spanish readers in Spanish", async () => {
  const ana = await signedIn(app().db, "premium");
  const page = await app().visit(`${path}?lng=es`, {
    as: ana,
    form: shopFormData({ shopName: "" }),
  });
  expect(await page.text()).toContain("El nombre del taller es obligatorio");
});

test.each([
  [{ shopName: "  " }, "Shop name is required"],
  [{ hourlyRate: "0" }, "Hourly rate must be greater than 0"],
  [{ hourlyRate: "-3" }, "Hourly rate must be greater than 0"],
  [{ hourlyRate: "" }, "Hourly rate must be greater than 0"],
  [{ hourlyRate: "   " }, "Hourly rate must be greater than 0"],
  [{ hourlyRate: "NaN" }, "Enter an amount"],
  [{ hourlyRate: "1e308" }, "Enter an amount"],
  [{ hourlyRate: "1".repeat(10_000) }, "Enter an amount"],
  [{ currency: "EUR" }, "Choose one of the options."],
  [{ defaultLanguage: "fr" }, "Choose one of the options."],
  [{ distanceUnit: "leagues" }, "Choose one of the options."],
  [{ country: "XX" }, "Choose one of the options."],
  [{ timeZone: "Mars/Olympus" }, "Choose a time zone from the list"],
  [{ phone: "call me" }, "Enter a phone number"],
  [{ shopName: "ñ".repeat(101) }, "This is too long: at most 100 characters."],
  [{ address: "x".repeat(10_000) }, "This is too long: at most 300 characters."],
])("%j is refused beside its field, and what was typed stays", async (change, sentence) => {
  const ana = await signedIn(app().db, "premium");
  const answer = await post(ana, { taxId: "KEEP-ME-7", ...change });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain(sentence);
  expect(page).toContain("KEEP-ME-7");
  expect(await shopOf(ana)).toBeUndefined();
});

test.each([
  "<script>alert(1)</script>",
  "'; DROP TABLE shop_settings; --",
  "{{constructor.constructor('x')()}}",
  "\u202eollat\u202c مرحبا 🚗🔧",
  "a\u0000b",
  "\ud800 lone",
  "%00%0d%0aset-cookie: x=1",
])("a hostile text is only a text: %j", async (text) => {
  const ana = await signedIn(app().db, "premium");
  expect((await post(ana, { shopName: text, address: text, taxId: text })).status).toBe(200);
  const page = await (await app().visit(path, { as: ana })).text();
  expect(page).not.toContain("<script>alert(1)");
  expect((await shopOf(ana))?.shopName.length).toBeGreaterThan(0);
});

test("Rejects a body that is not a form or too large, with a message", async () => {
  const ana = await signedIn(app().db, "premium");
  const headers = { origin: app().origin, "content-type": "application/json" };
  const json = await app().visit(path, { as: ana, method: "POST", body: "{}", headers });
  expect(json.status).toBe(422);
  expect(await json.text()).toContain("The form could not be read");
  const huge = await post(ana, {}, { bytes: new Uint8Array(9 * 1024 * 1024) });
  expect(huge.status).toBe(422);
  expect(await huge.text()).toContain("a logo can be at most 1 MB");
});

test("Of several saves at once one is stored, the others are rejected, and no logo is left behind", async () => {
  const ana = await signedIn(app().db, "premium");
  await post(ana, {}, { bytes: png({ width: 30 }) });
  const widths = [50, 60, 70, 80, 90];
  const answers = await Promise.all(
    widths.map((width) => post(ana, { shopName: `Shop ${width}` }, { bytes: png({ width }) })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const shop = await shopOf(ana);
  await expect.poll(() => filesOf(ana)).toEqual([`logos/${ana.shopId}/${shop!.logoFile}`]);
});

describe("what the database may answer", () => {
  const broken = async (setUp: string, undo: string, work: () => Promise<void>) => {
    await app().d1.prepare(setUp).run();
    await work().finally(() => app().d1.prepare(undo).run());
  };
  const refused = async (status: number, sentence: string, logo?: Uint8Array<ArrayBuffer>) => {
    const ana = await signedIn(app().db, "premium");
    const answer = await post(
      ana,
      { shopName: "Only one", taxId: "KEEP-ME-7" },
      logo && { bytes: logo },
    );
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(page).toContain(sentence);
    expect(page).toContain("KEEP-ME-7");
    expect(await shopOf(ana)).toBeUndefined();
    await expect.poll(() => filesOf(ana)).toEqual([]);
  };

  test("UNIQUE: settings already exist", async () => {
    await post(await signedIn(app().db, "premium"), { shopName: "Only one" });
    await broken(
      "CREATE UNIQUE INDEX one_name ON shop_settings (shop_name) WHERE shop_name = 'Only one'",
      "DROP INDEX one_name",
      () => refused(422, "Settings already exist for this user"),
    );
  });

  test("CHECK: invalid currency or hourly rate", () =>
    broken(
      "CREATE TRIGGER zero AFTER INSERT ON shop_settings BEGIN UPDATE shop_settings SET hourly_rate = 0 WHERE shop_id = NEW.shop_id; END",
      "DROP TRIGGER zero",
      () => refused(422, "Invalid currency or hourly rate"),
    ));

  test("anything else: error saving, and the new logo does not stay behind", () =>
    broken(
      "CREATE TRIGGER down BEFORE INSERT ON shop_settings BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END",
      "DROP TRIGGER down",
      () => refused(503, "Error saving shop settings", png()),
    ));

  test("settings that cannot be read: error loading, with a way to try again", () =>
    app().without("shop_settings", async () => {
      const answer = await app().visit(path, { as: await signedIn(app().db, "premium") });
      const page = await answer.text();
      expect(page).toContain("Error loading shop settings");
      expect(page).toContain("Try again");
    }));
});
