import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { unsubscribeToken } from "#app/features/account/reply-letters/unsubscribe.server.ts";
import { profiles } from "#app/features/account/tables.server.ts";
import { authSecret, openApp } from "../../support/app.ts";
import { post } from "../../support/join.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const page = async (path: string, as?: Person) =>
  (await app().visit(path, as ? { as } : {})).text();
const chosen = async ({ id }: Person) =>
  (await app().db.select().from(profiles).where(eq(profiles.id, id)).get())!.replyLetters;
const choose = (as: Person, form: Record<string, string>, path = "/account/reply-letters") =>
  post(app(), path, form, { as });

async function reader() {
  const ana = await signedIn(app().db, "medium");
  await choose(ana, { wanted: "on" });
  const token = await unsubscribeToken({ authSecret }, ana.id);
  return { ana, link: `/unsubscribe?token=${token}` };
}

test("Turns letters on and off by the checkbox; they are off at first", async () => {
  const ana = await signedIn(app().db, "medium");
  expect(await chosen(ana)).toBeNull();
  expect((await choose(ana, { wanted: "on" })).headers.get("location")).toBe(
    "/account?done=letters",
  );
  expect(await chosen(ana)).toBe("en");
  expect(await page("/account/reply-letters", ana)).toMatch(/name="wanted"[^>]* checked=""/);
  await choose(ana, {});
  expect(await chosen(ana)).toBeNull();
});

test("Writes letters in the language of the page, and follows a change of it", async () => {
  const ana = await signedIn(app().db, "medium");
  await choose(ana, { wanted: "on" }, "/account/reply-letters?lng=es");
  expect(await chosen(ana)).toBe("es");
  await choose(ana, { language: "en" }, "/language");
  await expect.poll(() => chosen(ana)).toBe("en");
});

test("Turns no letters on when the language changes", async () => {
  const ana = await signedIn(app().db, "medium");
  await choose(ana, { language: "es" }, "/language");
  expect(await chosen(ana)).toBeNull();
});

test("Offers letters only to members with access to the forum", async () => {
  expect(await page("/account", await signedIn(app().db, "medium"))).toContain("/reply-letters");
  expect(await page("/account", await signedIn(app().db, "free"))).not.toContain("/reply-letters");
});

test("Turns letters off by the button of the linked page, not by opening it", async () => {
  const { ana, link } = await reader();
  expect(await page(link)).toContain("Turn off emails about replies");
  expect(await chosen(ana)).toBe("en");
  const answer = await post(app(), link, {});
  expect(await answer.text()).toContain("Emails about replies are off.");
  expect(await chosen(ana)).toBeNull();
});

test("Turns letters off by one POST of a mail program, without session or redirect", async () => {
  const { ana, link } = await reader();
  const answer = await fetch(app().origin + link, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(answer.status).toBe(200);
  expect(await chosen(ana)).toBeNull();
});

test("Refuses a forged unsubscribe link", async () => {
  const { ana } = await reader();
  const forged = `/unsubscribe?token=${ana.id}.${"0".repeat(32)}`;
  expect(await page(forged)).toContain("This link is incomplete.");
  expect((await post(app(), forged, {})).status).toBe(404);
  expect(await chosen(ana)).toBe("en");
});
