import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messageTemplates } from "#app/features/messages/tables.server.ts";
import { numbered } from "#app/features/messages/templates/fill.ts";
import { templateKinds } from "#app/features/messages/templates/template.ts";
import { standardTexts } from "#app/features/messages/templates/texts.ts";
import { openApp } from "../../support/app.ts";
import { type TalkingShop, talkingShop } from "../../support/messages/talking-shop.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const sid = `HX${"a1".repeat(16)}`;
const isOver = (state: string) => state === "delivered" || state === "failed";

const form = (more: Record<string, string> = {}, version = 0) => ({
  version: String(version),
  ...Object.fromEntries(
    templateKinds.flatMap((kind) =>
      (["en", "es"] as const).map((one) => [`${kind}.${one}`, standardTexts[kind][one]]),
    ),
  ),
  ...more,
});
const save = ({ owner }: TalkingShop, more: Record<string, string>, version = 0) =>
  app().visit("/repair-cms/message-settings", { as: owner, form: form(more, version) });

/** The text of a template as the page offers it. */
const offered = async (shop: TalkingShop, kind: string) => {
  const path = `${shop.path}?template=${kind}&job=${shop.job.id}`;
  const page = await (await app().visit(path, { as: shop.owner })).text();
  return /<textarea[^>]*name="text"[^>]*>([^<]+)</.exec(page)?.[1] ?? "";
};

test("Numbers stand for names in what WhatsApp approves, one for each", () => {
  expect(numbered("Hi {name}, {shop}: {name}'s {vehicle}")).toBe("Hi {{1}}, {{2}}: {{1}}'s {{3}}");
});

test("Outside of the 24 hours an approved template goes, with its values, and nothing else", async () => {
  const shop = await talkingShop(app);
  expect((await shop.send("Hi", { way: "whatsapp" })).status).toBe(422);
  expect((await save(shop, { "readyForPickup.en.content": sid })).status).toBe(200);
  expect(await shop.page()).toContain("WhatsApp takes only approved templates now");
  const refused = await shop.send("Anything else", { way: "whatsapp" });
  expect(refused.status).toBe(422);
  const text = await offered(shop, "readyForPickup");
  expect(text).toContain("is ready for pickup");
  expect((await shop.send(text, { way: "whatsapp", jobId: shop.job.id })).status).toBe(302);
  const sent = await shop.sent(isOver);
  expect(sent).toMatchObject({ state: "delivered", way: "whatsapp", text });
  expect(sent.content).toMatchObject({ sid });
  expect(sent.content?.values).toHaveLength(4);
  expect(await shop.thread(shop.phone)).toContain(`[HXa1a1…] ${sent.content?.values[0]}`);
});

test("Within the 24 hours the same words go as they are", async () => {
  const shop = await talkingShop(app);
  await save(shop, { "readyForPickup.en.content": sid });
  await shop.write(shop.phone, "hello", { way: "whatsapp" });
  const text = await offered(shop, "readyForPickup");
  await shop.send(text, { way: "whatsapp", jobId: shop.job.id });
  expect(await shop.sent(isOver)).toMatchObject({ state: "delivered" });
  expect(await shop.thread(shop.phone)).not.toContain("[HX");
});

test("A template approved in the other language does not go", async () => {
  const shop = await talkingShop(app);
  await save(shop, { "readyForPickup.es.content": sid });
  const text = await offered(shop, "readyForPickup");
  expect((await shop.send(text, { way: "whatsapp", jobId: shop.job.id })).status).toBe(422);
});

test("Words that changed after they were approved are not sent under the old name", async () => {
  const shop = await talkingShop(app);
  await save(shop, { "review.en.content": sid });
  const stale = await save(shop, { "review.en.content": sid, "review.en": "Do review {shop}!" }, 1);
  expect(await stale.text()).toContain("WhatsApp approved the old ones");
  expect(
    (await save(shop, { "review.en.content": "HX1", "review.en": "Other" }, 1)).status,
  ).not.toBe(200);
  const cleared = { "review.en.content": "", "review.en": "Do review {shop}!" };
  expect((await save(shop, cleared, 1)).status).toBe(200);
  const ofShop = eq(messageTemplates.shopId, shop.shopId);
  const rows = await app().db.select().from(messageTemplates).where(ofShop);
  expect(rows.find(({ kind }) => kind === "review")).toMatchObject({
    texts: { en: "Do review {shop}!" },
    contents: { en: "", es: "" },
  });
});

test("Owner reads who changed templates and keys; a refused save is no change", async () => {
  const shop = await talkingShop(app);
  const read = async (path: string) =>
    (await (await app().visit(path, { as: shop.owner })).text()).replaceAll("<!-- -->", "");
  expect((await save(shop, {})).status).toBe(200);
  expect((await save(shop, {})).status).toBe(409);
  const settings = await read("/repair-cms/message-settings");
  expect(settings.match(/Messages and templates saved/g)).toHaveLength(1);
  await app().visit("/repair-cms/text-messages/disconnect", { as: shop.owner, form: {} });
  const page = await read("/repair-cms/text-messages");
  expect(page).toContain("Text message account saved");
  expect(page).toContain("Text message account disconnected");
  const stranger = await signedIn(app().db, "premium");
  const other = await (await app().visit("/repair-cms/text-messages", { as: stranger })).text();
  expect(other).not.toContain("account saved");
});

test("A refused save keeps whether technicians were allowed to write, without JavaScript", async () => {
  const shop = await talkingShop(app);
  const box = async (more: Record<string, string>) => {
    const page = await (await save(shop, { "estimateReady.en": "", ...more })).text();
    return /<input[^>]*name="techniciansWrite"[^>]*>/.exec(page)?.[0];
  };
  expect(await box({ techniciansWrite: "yes" })).toContain("checked");
  expect(await box({})).not.toContain("checked");
});
