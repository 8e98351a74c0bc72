import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { linkSettings } from "#app/features/approval/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { endOfDay } from "#app/values/wall-time.ts";
import { openApp } from "../../support/app.ts";
import { answers, recordsOf, sentJob } from "../../support/links/links.ts";
import { makeShop } from "../../support/make.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const form = {
  expiryDays: "30",
  reminderDays: "3",
  depositPercent: "30 %",
  version: "0",
  "terms-en": "Pay <b>first</b> & fast",
  "terms-es": "Pague <b>antes</b>",
};

async function ownerWithSettings(more: Record<string, string> = {}) {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  const save = (changes: Record<string, string> = {}) =>
    app().visit("/repair-cms/link-settings", { as: owner, form: { ...form, ...changes } });
  expect((await save(more)).status).toBe(200);
  return { owner, save };
}

test("Freezes the shop's terms, deposit and days into what is sent", async () => {
  const { owner } = await ownerWithSettings();
  const made = await sentJob(app(), { owner, language: "es", quotes: 1 });
  const [link] = (await recordsOf(app(), made)).links;
  // Until that day ends where the shop is.
  const open = link!.createdAt.getTime() + 30 * day;
  expect(link!.expiresAt.getTime()).toBe(endOfDay(open, "America/Los_Angeles"));
  // Each opening has a key and a nonce of its own.
  const read = async () =>
    (await (await app().visit(made.path)).text()).replace(/(key" value|nonce)="[^"]*"/g, "");
  const page = await read();
  expect(page).toContain("Pague &lt;b&gt;antes&lt;/b&gt;");
  expect(page).toContain("un anticipo de $111.87, el 30% de $372.90");
  const rows = eq(linkSettings.shopId, owner.shopId);
  await app().db.update(linkSettings).set({ terms: null, depositPercent: 50 }).where(rows);
  expect(await read()).toBe(page);
  await app().visit(made.path, { form: answers(made.quotes) });
  const decided = await (await app().visit(`${made.path}?lng=en`)).text();
  expect(decided).toContain("$111.87, at the shop or by phone, before the work begins");
  const file = await app().visit(`${made.path}/file`);
  expect(await file.json()).toMatchObject({ deposit: { percent: 30, cents: 111_87 } });
});

test("Asks no deposit and uses the standard terms where nothing was set", async () => {
  const made = await sentJob(app(), { language: "en" });
  const page = await (await app().visit(made.path)).text();
  expect(page).toContain("By approving, you authorize the shop");
  expect(page).not.toContain('data-deposit="');
});

test.each<Record<string, string>>([
  { expiryDays: "0" },
  { expiryDays: "91" },
  { expiryDays: "" },
  { reminderDays: "31" },
  { reminderDays: "30" },
  { depositPercent: "101" },
  { depositPercent: "1.5" },
  { "terms-es": " " },
  { "terms-en": "x".repeat(4_001) },
])("Refuses settings that cannot be, next to their field: %o", async (wrong) => {
  const { owner, save } = await ownerWithSettings();
  const refused = await save({ ...wrong, version: "1" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('aria-invalid="true"');
  const [row] = await app()
    .db.select()
    .from(linkSettings)
    .where(eq(linkSettings.shopId, owner.shopId));
  expect(row).toMatchObject({ expiryDays: 30, reminderDays: 3, depositPercent: 30, version: 1 });
});

test("Keeps what another tab saved until the form is sent again", async () => {
  const { save } = await ownerWithSettings();
  expect((await save({ expiryDays: "10", version: "1" })).status).toBe(200);
  const late = await save({ expiryDays: "20", version: "1" });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toMatch(/name="version"[^>]*value="2"/);
  expect(page).toContain('value="20"');
});
