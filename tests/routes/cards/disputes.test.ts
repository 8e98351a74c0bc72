import { v7 as newId } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { signed } from "../../support/billing/webhooks.ts";
import { agreedJob, readyShop } from "../../support/cards/cards.ts";
import { paidInvoice } from "../../support/cards/returns.ts";
import { readPdfLine } from "../../support/papers/paper.ts";

const app = openApp();
beforeEach(async () => void (await stripeOf(app()).setDeliveries("held")));
afterAll(async () => void (await stripeOf(app()).setDeliveries("on")));

const read = async (path: string, as?: { cookie: string }) =>
  (await app().visit(path, as ? { as } : {})).text();
const amounts = (paid: readonly { amount: number; way: string }[]) =>
  paid.map(({ amount, way }) => [way, amount]);

test("A dispute takes the money out, tells the shop until when to answer, and gives it back once won", async () => {
  const shop = await readyShop(app());
  const job = await paidInvoice(app(), shop);
  const dispute = (await job.dispute()) as { id: string };
  await Promise.all([job.deliver(), job.deliver()]);
  const lost = await job.returns();
  expect(amounts(lost.paid)).toEqual([
    ["cardLink", 372_90],
    ["dispute", -372_90],
  ]);
  expect(lost.disputes).toMatchObject([
    { id: dispute.id, state: "needsAnswer", cents: 372_90, moved: 372_90, fee: 15_00 },
  ]);
  const page = await read(job.at, job.owner);
  expect(page).toContain("Needs your answer");
  expect(page).toContain(`https://dashboard.stripe.com/disputes/${dispute.id}`);
  expect(page).toContain("tells that the customer disputes a card payment: $372.90.");
  for (const path of ["/repair-cms", "/repair-cms?view=board", shop.settings])
    expect(await read(path, job.owner)).toContain("$372.90 is disputed.");
  // While the bank decides, the customer is not asked again.
  expect(await read(`${job.link}?lng=en`)).not.toContain("Pay by card");
  const pressed = await app().visit(`${job.link}/pay?lng=en`, { form: {} });
  expect(pressed.headers.get("location")).toContain("pay=nothing");
  expect((await job.refund("10.00")).status).toBe(422);

  await job.decide(dispute.id, "under_review");
  await job.deliver();
  await job.decide(dispute.id, "won");
  await Promise.all([job.deliver(), job.deliver()]);
  const won = await job.returns();
  expect(amounts(won.paid)).toEqual([
    ["cardLink", 372_90],
    ["dispute", -372_90],
    ["dispute", 372_90],
  ]);
  expect(won.disputes).toMatchObject([{ state: "won", moved: 0 }]);
  expect(won.events.filter((what) => what === "cardDisputeWon")).toHaveLength(1);
  expect((await job.refund("372.90")).status).toBe(302);
});

test("A dispute that is lost stays out, and a bank's question takes nothing", async () => {
  const shop = await readyShop(app());
  const [job, asked] = [await paidInvoice(app(), shop), await paidInvoice(app(), shop)];
  const lost = (await job.dispute()) as { id: string };
  await job.decide(lost.id, "lost");
  const question = (await asked.dispute(true)) as { id: string };
  await job.deliver();
  expect(amounts((await job.returns()).paid)).toEqual([
    ["cardLink", 372_90],
    ["dispute", -372_90],
  ]);
  expect((await job.returns()).events).toContain("cardDisputeLost");
  expect((await asked.returns()).disputes).toMatchObject([{ state: "needsAnswer", moved: 0 }]);
  expect((await asked.refund("372.90")).status).toBe(302);
  await asked.decide(question.id, "won");
  await asked.deliver();
  expect((await asked.returns()).disputes).toMatchObject([{ state: "closed", moved: 0 }]);
});

test("The evidence is a PDF of what the shop has, for its office alone", async () => {
  const shop = await readyShop(app());
  const job = await paidInvoice(app(), shop);
  const { id } = (await job.dispute()) as { id: string };
  await job.deliver();
  const path = `${job.at}/disputes/${id}/evidence`;
  const pdf = await app().visit(path, { as: job.owner });
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
  const text = readPdfLine(bytes);
  for (const said of [
    "Evidence for a disputed card payment",
    id,
    job.intent,
    "Invoice 1",
    "$372.90",
    "What the customer approved",
  ])
    expect(text).toContain(said);
  const other = await readyShop(app());
  expect((await app().visit(path, { as: other.owner })).status).toBe(404);
  const job2 = await agreedJob(app(), shop);
  expect((await app().visit(`${job2.at}/disputes/${id}/evidence`, { as: shop.owner })).status).toBe(
    404,
  );
});

test("A forged account, and another shop's, write nothing of a refund or a dispute", async () => {
  const shop = await readyShop(app());
  const [job, other] = [await paidInvoice(app(), shop), await readyShop(app())];
  await job.inDashboard(10_00);
  const stolen = {
    id: `evt_${newId()}`,
    object: "event",
    type: "charge.refunded",
    account: (await other.accountOf())!.stripeAccount,
    data: { object: { id: "ch_1", object: "charge", payment_intent: job.intent } },
  };
  const { body, signature } = await signed(stolen, { key: "whsec_llave_demo_connect" });
  const answer = await app().worker("llave-stripe", "/webhooks/stripe-connect", {
    method: "POST",
    body,
    headers: { "stripe-signature": signature },
  });
  expect(await answer.text()).toBe("recorded");
  expect((await job.returns()).paid).toHaveLength(1);
});
