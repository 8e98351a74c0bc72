import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { stripeEvents } from "#app/features/billing/tables.server.ts";
import { findSettings, readSettings } from "#app/platform/config/settings.server.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp, type Visit } from "../../support/app.ts";
import { obfuscated } from "../../support/hostile/obfuscated.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp({ own: true });
const admin = () => signedIn(app().db, "free", { isAdmin: true });
const budgets = { siteAnswers: "3000", dailyTranslations: "300", siteTranslations: "3000" };
const good = {
  contactEmail: "",
  dailyChatAllowance: "50",
  newsIntervalMinutes: "60",
  shopSeats: "10",
  ...budgets,
};
const save = (as: Person, form: Visit["form"]) => app().visit("/admin/settings", { as, form });
const page = async (as: Person, path = "/admin/settings") =>
  (await app().visit(path, { as })).text();
const mailto = (html: string) => /href="mailto:([^"?]+)"/.exec(html)?.[1];

test("Overrides the configured contact address on every page, until it is empty", async () => {
  const as = await admin();
  const configured = mailto(await page(as, "/account"))!;
  const answer = await save(as, { ...good, contactEmail: "Taller@Llave.example" });
  expect(answer.headers.get("location")).toBe("/admin/settings?saved");
  expect(await page(as, "/admin/settings?saved")).toContain("Settings saved successfully");
  for (const path of ["/noticias", "/login", "/account"])
    expect(mailto(await page(as, path)) ?? "redirected").toMatch(/taller@llave|redirected/);
  expect(mailto(await (await app().visit("/login")).text())).toBe("taller@llave.example");
  await save(as, good);
  expect(mailto(await page(as, "/account"))).toBe(configured);
});

test("Shows today's AI calls with their limits", async () => {
  const since = new Date(Math.floor(Date.now() / day) * day);
  await app()
    .db.insert(uses)
    .values({
      who: "site",
      what: "translation",
      since,
      until: new Date(since.getTime() + day),
      used: 1_234,
    });
  const html = await page(await admin());
  expect(html).toMatch(/Translation calls today \(UTC\)<\/dt><dd>.*?1,234 of 3,000/);
  expect(html).toMatch(/Assistant calls today \(UTC\)<\/dt><dd>.*?0 of 3,000/);
});

test("Keeps email addresses intact under Cloudflare's Email Address Obfuscation", async () => {
  expect(obfuscated('<a href="mailto:a@b.test">a@b.test</a>')).not.toContain("a@b.test");
  const as = await admin();
  const pages = await Promise.all([
    page(as, "/premium"),
    page(as, "/account"),
    (await app().visit("/")).text(),
  ]);
  for (const html of pages) {
    expect(html).toMatch(/href="mailto:\w/);
    expect(obfuscated(html)).toBe(html);
  }
});

test("Saves the settings, with an audit entry of what changed", async () => {
  const as = await admin();
  await save(as, {
    ...good,
    dailyChatAllowance: "20",
    newsIntervalMinutes: "15",
    dailyTranslations: "7",
  });
  const set = {
    dailyChatAllowance: 20,
    siteAnswers: 3_000,
    dailyTranslations: 7,
    siteTranslations: 3_000,
    newsIntervalMinutes: 15,
    shopSeats: 10,
  };
  expect(await readSettings(app().db)).toEqual({ contactEmail: null, ...set });
  await save(as, {
    ...good,
    dailyChatAllowance: "20",
    newsIntervalMinutes: "15",
    dailyTranslations: "7",
  });
  await save(as, good);
  const lines = await app()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.actorId, as.id))
    .orderBy(auditLog.id);
  const [were, are] = [
    { dailyChatAllowance: 50, dailyTranslations: 300, newsIntervalMinutes: 60 },
    { dailyChatAllowance: 20, dailyTranslations: 7, newsIntervalMinutes: 15 },
  ];
  expect(lines).toMatchObject([
    { action: "site.settings", subjectId: "site", before: were, after: are },
    { action: "site.settings", subjectId: "site", before: are, after: were },
  ]);
});

test("Refuses to overwrite settings that someone else changed, and saves the draft when sent again", async () => {
  const as = await admin();
  const { version } = await findSettings(app().db);
  await save(as, { ...good, dailyChatAllowance: "30", version: String(version) });
  const answer = await save(as, { ...good, dailyChatAllowance: "40", version: String(version) });
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(html).toContain("Someone else changed the settings");
  expect(html).toMatch(
    /name="dailyChatAllowance"[^>]*value="40"|value="40"[^>]*name="dailyChatAllowance"/,
  );
  expect((await readSettings(app().db)).dailyChatAllowance).toBe(30);
  const [, current] = /name="version"[^>]*value="(\d+)"/.exec(html)!;
  await save(as, { ...good, dailyChatAllowance: "40", version: current! });
  expect((await readSettings(app().db)).dailyChatAllowance).toBe(40);
  await save(as, good);
});

test.each([
  [{ newsIntervalMinutes: "14" }, "Enter 15 or more."],
  [{ newsIntervalMinutes: "" }, "This field is required."],
  [{ dailyChatAllowance: "-1" }, "Enter 0 or more."],
  [{ dailyChatAllowance: "1001" }, "Enter 1000 or less."],
  [{ dailyTranslations: "10001" }, "Enter 10,000 or less."],
  [{ siteTranslations: "" }, "This field is required."],
  [{ dailyChatAllowance: "many" }, "Enter a number."],
  [{ contactEmail: "nobody" }, "Enter a valid email address"],
  [{ contactEmail: "a@b.test\r\nBcc: evil@evil.test" }, "Enter a valid email address"],
  [{ contactEmail: '"><script>alert(1)</script>@b.test' }, "Enter a valid email address"],
])("%o is refused beside its field", async (wrong, words) => {
  const as = await admin();
  const before = await readSettings(app().db);
  const answer = await save(as, { ...good, ...wrong });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(words);
  expect(await readSettings(app().db)).toEqual(before);
});

test("Names the services without their keys, and the last webhook", async () => {
  const as = await admin();
  expect(await page(as)).toContain("None yet");
  await app()
    .db.insert(stripeEvents)
    .values({ id: "evt_1", type: "invoice.paid", receivedAt: new Date(Date.UTC(2026, 5, 1, 12)) });
  const html = await page(as);
  expect(html).toContain("Demo stand-in");
  expect(html).toContain("2026-06-01T12:00:00.000Z");
  expect(html).not.toMatch(/sk_test|whsec_|a secret of the tests/);
});
