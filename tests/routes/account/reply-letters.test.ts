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

test("letters are off until a tick turns them on, and on until it is taken away", async () => {
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

test("they come in the language of the page, and follow the reader who switches it", async () => {
  const ana = await signedIn(app().db, "medium");
  await choose(ana, { wanted: "on" }, "/account/reply-letters?lng=es");
  expect(await chosen(ana)).toBe("es");
  await choose(ana, { language: "en" }, "/language");
  await expect.poll(() => chosen(ana)).toBe("en");
});

test("switching the language turns no letters on", async () => {
  const ana = await signedIn(app().db, "medium");
  await choose(ana, { language: "es" }, "/language");
  expect(await chosen(ana)).toBeNull();
});

test("only members who may enter the forum are offered letters", async () => {
  expect(await page("/account", await signedIn(app().db, "medium"))).toContain("/reply-letters");
  expect(await page("/account", await signedIn(app().db, "free"))).not.toContain("/reply-letters");
});

test("opening the link in a letter changes nothing; its button turns letters off", async () => {
  const { ana, link } = await reader();
  expect(await page(link)).toContain("Turn off emails about replies");
  expect(await chosen(ana)).toBe("en");
  const answer = await post(app(), link, {});
  expect(await answer.text()).toContain("Emails about replies are off.");
  expect(await chosen(ana)).toBeNull();
});

test("a mail program ends them with one post, without a page, session or redirect", async () => {
  const { ana, link } = await reader();
  const answer = await fetch(app().origin + link, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect(answer.status).toBe(200);
  expect(await chosen(ana)).toBeNull();
});

test("a link that we did not write ends nobody's letters", async () => {
  const { ana } = await reader();
  const forged = `/unsubscribe?token=${ana.id}.${"0".repeat(32)}`;
  expect(await page(forged)).toContain("This link is incomplete.");
  expect((await post(app(), forged, {})).status).toBe(404);
  expect(await chosen(ana)).toBe("en");
});
