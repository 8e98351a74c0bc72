import { expect, test } from "vitest";
import { uses } from "#app/features/account/tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp } from "../../support/app.ts";
import { aShop, both, type MessageShop, messagesOf } from "../../support/messages.ts";

const app = openApp();

/** As if a shop had sent, or the translator been asked, so many times today. */
const used = (shop: MessageShop, what: "shop.messages" | "texts.shop", used: number) => {
  const since = new Date(Math.floor(Date.now() / day) * day);
  const until = new Date(since.getTime() + day);
  return app().db.insert(uses).values({ who: shop.shopId, what, since, until, used });
};
const page = async ({ path, owner }: MessageShop, lng: string) =>
  (await app().visit(`${path}?lng=${lng}`, { as: owner })).text();

test.each([
  [399, "en", undefined],
  [400, "en", "Messages left today: 100."],
  [499, "es", "Mensajes que quedan hoy: 1."],
  [500, "en", "Messages left today: 0."],
] as const)("After %i messages of a day, in %s: %s", async (sent, lng, said) => {
  const shop = await aShop(app());
  await used(shop, "shop.messages", sent);
  const shown = await page(shop, lng);
  if (said === undefined) expect(shown).not.toContain("Messages left");
  else expect(shown).toContain(said);
});

test("Past the day's messages nothing goes, in a sentence, and the words stay in the form", async () => {
  const shop = await aShop(app());
  await used(shop, "shop.messages", 500);
  const form = both({
    text: "Your car is ready at 5.",
    translation: "Su coche está listo a las 5.",
  });
  const answer = await app().visit(`${shop.path}/send`, { as: shop.owner, form });
  expect(answer.status).toBe(409);
  const shown = await answer.text();
  expect(shown).toContain("Your shop has reached today&#x27;s message limit.");
  expect(shown).toContain("Your car is ready at 5.");
  expect(await messagesOf(app(), shop)).toEqual([]);
});

test("The page says from four fifths on how many translations are left", async () => {
  const shop = await aShop(app());
  await used(shop, "texts.shop", 1_490);
  expect(await page(shop, "en")).toContain("Automatic translations your shop has left today: 10.");
});
