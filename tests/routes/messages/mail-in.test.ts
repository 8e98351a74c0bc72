import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { consents } from "#app/features/messages/tables.server.ts";
import { photos } from "#app/features/photos/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { jpeg } from "../../support/files/pictures.ts";
import { letterTo } from "../../support/letters.ts";
import { mailIn } from "../../support/messages/letters-in.ts";
import { aShop, both, conversationsOf, messagesOf } from "../../support/messages.ts";

const app = openApp();

/** A shop whose customer has got a letter, and where an answer to it goes. */
async function writtenTo() {
  const shop = await aShop(app());
  const as = shop.owner;
  const form = both({ way: "email", jobId: shop.job.id });
  await app().visit(`${shop.path}/send`, { as, form });
  const email = (await messagesOf(app(), shop))[0]!.address!;
  const letter = (await letterTo(app(), email)) ?? "";
  const reply = /reply\+[a-z2-7]{52}@reply\.llave\.test/.exec(letter)?.[0] ?? "none";
  const page = /action="(\/demo\/outbox\/[^"]+\/answer)"/.exec(letter)?.[1] ?? "";
  const answers = (text: string, more: Partial<Parameters<typeof mailIn>[1]> = {}) =>
    mailIn(app(), { from: email, to: reply, id: newId(), text, ...more });
  const came = async () =>
    (await messagesOf(app(), shop)).filter(({ direction }) => direction === "in");
  return { ...shop, email, reply, page, answers, came };
}

test("An answer goes on in its conversation, about its job, without what it quotes", async () => {
  const shop = await writtenTo();
  const quoted = `¿por qué tan caro?\n\nEnviado desde mi iPhone\n\n> El 26 nov 2026, Garza Motors <${shop.reply}> escribió:\n> Sus frenos`;
  await shop.answers(quoted);
  expect(await shop.came()).toMatchObject([
    { way: "email", text: "¿por qué tan caro?", jobId: shop.job.id, address: shop.email },
  ]);
  expect(await conversationsOf(app(), shop)).toMatchObject([{ unread: 1, answered: false }]);
});

test("An answer from another address, in capitals, is in the same conversation", async () => {
  const shop = await writtenTo();
  await shop.answers("It is me, from work", {
    from: "maria@work.test",
    to: shop.reply.toUpperCase(),
  });
  expect(await shop.came()).toMatchObject([{ address: "maria@work.test" }]);
  expect(await conversationsOf(app(), shop)).toHaveLength(1);
});

test("A letter that is delivered twenty times is one message", async () => {
  const shop = await writtenTo();
  const id = newId();
  await Promise.all(Array.from({ length: 20 }, () => shop.answers("Sí", { id })));
  expect(await shop.came()).toHaveLength(1);
  expect(await conversationsOf(app(), shop)).toMatchObject([{ unread: 1 }]);
});

test("What nobody gave out, machines and our own letters leave nothing", async () => {
  const shop = await writtenTo();
  const other = await writtenTo();
  const [token = ""] = /[a-z2-7]{52}/.exec(shop.reply) ?? [];
  const [foreign = ""] = /[a-z2-7]{52}/.exec(other.reply) ?? [];
  for (const to of [
    shop.reply.replace(token, token.slice(0, 26) + foreign.slice(26)),
    shop.reply.replace(token, `${token[0] === "a" ? "b" : "a"}${token.slice(1)}`),
    shop.reply.replace("@reply.", "@other."),
    "reply@reply.llave.test",
    "owner@reply.llave.test",
  ])
    expect(await shop.answers("Hi", { to })).toEqual({});
  await shop.answers("I am away", { headers: { "Auto-Submitted": "auto-replied" } });
  await shop.answers("Not delivered", { from: "mailer-daemon@mx.test" });
  await shop.answers("Loop", { from: shop.reply });
  expect(await shop.came()).toEqual([]);
  expect(await other.came()).toEqual([]);
});

test("A picture becomes a photo of the job once, a file that is none does not", async () => {
  const shop = await writtenTo();
  const id = newId();
  const parts = [
    { type: "image/jpeg", body: jpeg, file: "car.jpg" },
    { type: "image/jpeg", body: "<script>alert(1)</script>", file: "x.jpg" },
    { type: "text/html", body: "<b>no</b>", file: "x.html" },
  ];
  for (let turn = 0; turn < 2; turn++) await shop.answers("mire", { id, parts });
  const rows = await app().db.select().from(photos).where(eq(photos.shopId, shop.shopId));
  expect(rows).toMatchObject([{ jobId: shop.job.id, by: "" }]);
  expect(await shop.came()).toMatchObject([{ text: "mire", photos: [rows[0]!.id] }]);
});

test("A letter that is too large is refused in both languages, and stores nothing", async () => {
  const shop = await writtenTo();
  const parts = [{ type: "image/jpeg", body: new Uint8Array(11 * 1024 * 1024) }];
  expect((await shop.answers("big", { parts })).refused).toContain("Demasiado grande");
  expect(await shop.came()).toEqual([]);
});

test("STOP by email ends email to the address that was written to", async () => {
  const shop = await writtenTo();
  await shop.answers("Baja\n\nEnviado desde mi iPhone", { from: "maria@work.test" });
  const rows = await app().db.select().from(consents).where(eq(consents.shopId, shop.shopId));
  expect(rows).toMatchObject([{ address: shop.email, way: "email", state: "withdrawn" }]);
  const version = String((await conversationsOf(app(), shop))[0]!.version);
  const form = both({ way: "email", version });
  const refused = await app().visit(`${shop.path}/send`, { as: shop.owner, form });
  expect(refused.status).toBe(422);
});

test("A flood from one address stores what an hour takes", async () => {
  const shop = await writtenTo();
  for (let round = 0; round < 3; round++)
    await Promise.all(Array.from({ length: 21 }, (_, n) => shop.answers(`${round} ${n}`)));
  expect(await shop.came()).toHaveLength(60);
});

test("The customer of the demo answers on the page of the letter", async () => {
  const shop = await writtenTo();
  expect(shop.page).not.toBe("");
  const form = { text: "Sí, está bien" };
  expect((await app().demo(shop.page, { form })).status).toBe(303);
  expect(await shop.came()).toMatchObject([{ text: "Sí, está bien" }]);
});
