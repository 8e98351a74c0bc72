import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, expect, test } from "vitest";
import {
  findInvoiceLink,
  listInvoiceLinks,
  revokeInvoiceLink,
} from "#app/features/approval/invoice/invoice-links.server.ts";
import { sendInvoice } from "#app/features/approval/invoice/send-invoice.server.ts";
import { lettersPerDay } from "#app/features/approval/links/link.ts";
import { findSender } from "#app/features/messages/send/find-shop-sender.server.ts";
import { createInvoice } from "#app/features/money/invoices/create-invoice.server.ts";
import { jobEvents } from "#app/features/repair/tables.server.ts";
import { openDb } from "#app/platform/db/db.server.ts";
import type { Letter } from "#app/platform/mail/mail.server.ts";
import { openD1 } from "../../support/d1.ts";
import { makeShop } from "../../support/make.ts";
import { invoicingShop } from "../../support/money/invoices.ts";

const { d1, close } = await openD1();
afterAll(close);
const db = openDb(d1);
const day = 86_400_000;

async function world() {
  const letters: Letter[] = [];
  const shop = await invoicingShop(db);
  await makeShop(db, shop.owner);
  const draft = await shop.toInvoice();
  const ref = {
    shopId: shop.shopId,
    jobId: draft.jobId,
    number: (await createInvoice(db, draft))!,
  };
  let at = Date.now();
  const services = {
    db,
    mail: { send: async (letter: Letter) => void letters.push(letter) },
    config: { appUrl: "https://llave.test" },
    now: () => at,
  };
  const send = async (email: string | null = "maria@example.com", id = newId()) =>
    sendInvoice(services as never, ref, {
      id,
      email,
      message: "Your invoice:",
      content: draft.content,
      currency: "USD",
      sender: await findSender(db, shop.shopId),
      by: shop.owner.id,
      now: at,
    });
  const open = async (sent: Awaited<ReturnType<typeof send>>) =>
    typeof sent === "string" ? undefined : findInvoiceLink(db, sent.link.split("/").at(-2)!, at);
  return { ...shop, ref, letters, send, open, later: (ms: number) => (at += ms) };
}

test("Mails an invoice as its shop's own letter, once for each form", async () => {
  const { owner, ref, letters, send, open } = await world();
  const id = newId();
  const sent = await send("maria@example.com", id);
  expect(sent).toMatchObject({ ok: true, mailed: "maria@example.com" });
  expect(await send("maria@example.com", id)).toBe("twice");
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  expect(letter).toMatchObject({ to: "maria@example.com", replyTo: owner.email });
  expect(letter!.from).toMatch(/ \(by Llave\)$/);
  expect(letter!.text).toMatch(/https:\/\/llave\.test\/q\/[0-9a-f]{64}\/invoice/);
  expect(await open(sent)).toMatchObject({ jobId: ref.jobId, invoiceNumber: ref.number });
  const events = await db.select().from(jobEvents).where(eq(jobEvents.jobId, ref.jobId));
  expect(events.filter(({ what }) => what === "invoiceSent")).toMatchObject([
    { from: "maria@example.com", to: String(ref.number) },
  ]);
});

test("Opens nothing by a link that was ended, is over, or was never made", async () => {
  const { owner, ref, send, open, later } = await world();
  const [first, second] = [await send(null), await send(null)];
  const [newest, oldest] = await listInvoiceLinks(db, ref, Date.now());
  const actor = { by: owner.id, now: Date.now() };
  const other = await world();
  for (const { id } of [newest!, oldest!])
    expect(await revokeInvoiceLink(db, { ...other.ref, id }, actor)).toBe(false);
  expect(await revokeInvoiceLink(db, { ...ref, id: oldest!.id }, actor)).toBe(true);
  expect(await revokeInvoiceLink(db, { ...ref, id: oldest!.id }, actor)).toBe(false);
  expect([await open(first), Boolean(await open(second))]).toEqual([undefined, true]);
  later(91 * day);
  expect(await open(second)).toBeUndefined();
  expect(await findInvoiceLink(db, "0".repeat(64), Date.now())).toBeUndefined();
});

test("Sends no more letters in a day than a shop may, and still makes the link", async () => {
  const { send, letters, shopId } = await world();
  const since = Math.floor(Date.now() / day) * day;
  await d1
    .prepare("INSERT INTO uses (who, what, since, until, used) VALUES (?, 'shop.links', ?, ?, ?)")
    .bind(shopId, since, since + day, lettersPerDay)
    .run();
  expect(await send()).toMatchObject({ ok: true, mailed: "failed" });
  expect(letters).toEqual([]);
});
