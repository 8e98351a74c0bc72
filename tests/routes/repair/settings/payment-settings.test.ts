import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { linkSettings } from "#app/features/approval/tables.server.ts";
import { shopSettings } from "#app/features/shop/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { answers, quotedJob, send, sendInvoice } from "../../../support/links/links.ts";
import { makeShop } from "../../../support/make.ts";
import { type Person, signedIn } from "../../../support/people.ts";

const app = openApp();
const path = "/repair-cms/payment-settings";
const typed = {
  "ways-en": "Zelle <b>555 0100</b>\nor https://pay.example/ruiz.",
  "ways-es": "CLABE 012180001234567897",
};

const rowOf = async ({ shopId }: Person) =>
  (await app().db.select().from(shopSettings).where(eq(shopSettings.shopId, shopId)))[0]!;
const save = async (owner: Person, form: Record<string, string> = {}) =>
  app().visit(path, {
    as: owner,
    form: { ...typed, version: String((await rowOf(owner)).version), ...form },
  });
async function aShop() {
  const owner = await signedIn(app().db, "premium");
  await makeShop(app().db, owner);
  return owner;
}
const read = async (address: string, as?: Person) =>
  (await app().visit(address, as ? { as } : {})).text();

/** A sent job of a shop that asks for a deposit. */
async function depositAsked(owner: Person) {
  await app()
    .db.insert(linkSettings)
    .values({ shopId: owner.shopId, expiryDays: 7, depositPercent: 30, updatedAt: new Date() });
  const made = await quotedJob(app(), { owner });
  return { made, link: await send(app(), made) };
}

test("Shows a customer how to pay wherever a deposit is asked, in the page's language", async () => {
  const owner = await aShop();
  const { made, link } = await depositAsked(owner);
  expect(await read(`${link}?lng=en`)).not.toContain("How to pay");
  expect((await save(owner)).status).toBe(200);
  const asked = await read(`${link}?lng=en`);
  expect(asked).toContain("How to pay");
  expect(asked).toContain("Zelle &lt;b&gt;555 0100&lt;/b&gt;");
  expect(asked).toContain('href="https://pay.example/ruiz"');
  expect(await read(`${link}?lng=es`)).toContain("CLABE 012180001234567897");

  await app().visit(link, { form: answers(made.quotes, { language: "en" }) });
  expect(await read(`${link}?lng=en`)).toContain("Zelle &lt;b&gt;555 0100");
});

test("Says nothing of it where no deposit is asked, or nothing was approved", async () => {
  const owner = await aShop();
  await save(owner);
  const made = await quotedJob(app(), { owner });
  expect(await read(`${await send(app(), made)}?lng=en`)).not.toContain("How to pay");
  const other = await aShop();
  await save(other);
  const { made: declined, link } = await depositAsked(other);
  const none = Object.fromEntries(declined.quotes.map(({ id }) => [`answer-${id}`, "decline"]));
  expect((await app().visit(link, { form: answers(declined.quotes, none) })).status).toBe(303);
  expect(await read(`${link}?lng=en`)).not.toContain("How to pay");
});

test("Shows it on an invoice and in the message with it, until the invoice is paid", async () => {
  const owner = await aShop();
  await save(owner);
  const made = await quotedJob(app(), { owner, language: "es", quotes: 1 });
  const sent = await send(app(), made);
  await app().visit(sent, { form: answers(made.quotes) });
  const [quote] = made.quotes;
  const invoice = await sendInvoice(app(), { ...made, quotes: [{ ...quote!, version: 1 }] }, "");
  const sendPage = `/repair-cms/${made.job.id}/invoices/1/send`;
  expect(await read(invoice)).toContain("CLABE 012180001234567897");
  expect(await read(`${invoice}?lng=en`)).toContain("Zelle");
  expect(await read(sendPage, owner)).toMatch(/Cómo pagar:\s+CLABE 012180001234567897/);
  const paid = await app().visit(`/repair-cms/${made.job.id}/payments/new`, {
    as: owner,
    form: {
      id: crypto.randomUUID(),
      kind: "payment",
      for: "1",
      amount: "372.90",
      way: "cash",
      date: "2026-11-20",
      note: "",
    },
  });
  expect(paid.status).toBe(302);
  expect(await read(invoice)).not.toContain("CLABE");
  expect(await read(sendPage, owner)).not.toContain("CLABE");
});

test.each<Record<string, string>>([{ "ways-es": "" }, { "ways-en": "x".repeat(601) }])(
  "Refuses %j next to its field",
  async (wrong) => {
    const owner = await aShop();
    const answer = await save(owner, wrong);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('aria-invalid="true"');
    expect((await rowOf(owner)).waysToPay).toBeNull();
  },
);

test("Keeps what another tab saved, and can be emptied", async () => {
  const owner = await aShop();
  expect((await save(owner, { version: "99" })).status).toBe(409);
  expect((await save(owner)).status).toBe(200);
  expect((await rowOf(owner)).waysToPay).toEqual({ en: typed["ways-en"], es: typed["ways-es"] });
  expect((await save(owner, { "ways-en": "", "ways-es": "" })).status).toBe(200);
  expect((await rowOf(owner)).waysToPay).toBeNull();
});

test("Asks a shop without settings to set itself up first", async () => {
  const owner = await signedIn(app().db, "premium");
  expect(await read(path, owner)).toContain("save your shop&#x27;s name and rate first");
  expect((await app().visit(path, { as: owner, form: typed })).status).toBe(422);
});
