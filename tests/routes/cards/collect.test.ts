import { v7 as newId } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { agreedJob, cardShop, payWith, press, readyShop } from "../../support/cards/cards.ts";
import { countLetters } from "../../support/letters.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
beforeEach(async () => void (await stripeOf(app()).setDeliveries("off")));
afterAll(async () => void (await stripeOf(app()).setDeliveries("on")));

const read = async (path: string, as?: { cookie: string }) =>
  (await app().visit(path, as ? { as } : {})).text();
const linkIn = (html: string) => /value="https?:\/\/[^/"]+(\/q\/[^"]+)"/.exec(html)![1]!;

test("A deposit that was agreed and not paid is marked on job and board, and asked for once", async () => {
  const shop = await cardShop(app());
  const email = `${newId()}@example.com`;
  const job = await agreedJob(app(), shop);
  const { owner } = shop;
  expect(await read(job.at, owner)).toContain("Deposit agreed and not paid: $111.87");
  expect(await read("/repair-cms?view=board", owner)).toContain("Deposit unpaid: $111.87");
  const { db } = app();
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt });
  for (const path of [job.at, "/repair-cms?view=board"])
    expect(await read(path, technician)).not.toContain("111.87");

  const form = { id: newId(), mail: "yes" };
  const collect = `${job.at}/collect?for=deposit`;
  const [first, second] = await Promise.all([
    app().visit(collect, { as: owner, form }),
    app().visit(collect, { as: owner, form }),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const asked = await (first.status === 200 ? first : second).text();
  const page = await read(`${linkIn(asked)}?lng=en`);
  expect(page).toContain("$111.87");
  const { events } = await job.money();
  expect(events.filter((what) => what === "depositAsked")).toHaveLength(1);
  expect(await read(job.at, owner)).toContain("asked the customer for the deposit of $111.87.");
  expect(email).toContain("@");

  await job.atCounter("111.87");
  expect(await read(job.at, owner)).not.toContain("Deposit agreed and not paid");
  expect(await read("/repair-cms?view=board", owner)).not.toContain("Deposit unpaid");
  const late = await app().visit(collect, { as: owner, form: { id: newId(), mail: "yes" } });
  expect(late.status).toBe(409);
});

test("The counter shows a code for the customer's phone, and that it was paid", async () => {
  const shop = await readyShop(app());
  const { owner } = shop;
  const job = await agreedJob(app(), shop);
  expect(await read(job.at, owner)).toContain(`${job.at}/collect?for=deposit`);
  const counter = `${job.at}/collect?for=deposit`;
  const shown = await (await app().visit(counter, { as: owner, form: { id: newId() } })).text();
  expect(shown).toContain("$111.87");
  expect(shown).toContain("QR code of the link");
  const session = await press(app(), linkIn(shown));
  await app().visit((await payWith(app(), session)).to!);
  expect(await read(counter, owner)).toContain("It is paid.");

  await job.invoice();
  const invoice = `${job.at}/collect?for=1`;
  expect(await read(invoice, owner)).toContain("$261.03");
  const asked = await (await app().visit(invoice, { as: owner, form: { id: newId() } })).text();
  const link = linkIn(asked);
  expect(await read(`${link}?lng=en`)).toContain("Pay by card: $261.03");
  const pdf = await app().visit(`${link}/pdf`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const withCode = (await pdf.arrayBuffer()).byteLength;
  await job.atCounter("261.03", "1");
  const paid = (await (await app().visit(`${link}/pdf`)).arrayBuffer()).byteLength;
  expect(withCode).toBeGreaterThan(paid);
});

test("Whoever may not manage money, and another shop, collect nothing", async () => {
  const shop = await readyShop(app());
  const job = await agreedJob(app(), shop);
  const { db } = app();
  const worksAt = { shopId: shop.owner.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt });
  const other = await signedIn(db, "premium");
  const collect = `${job.at}/collect?for=deposit`;
  for (const as of [technician, other]) {
    expect((await app().visit(collect, { as })).status).toBe(404);
    const written = await app().visit(collect, { as, form: { id: newId(), mail: "yes" } });
    expect([403, 404]).toContain(written.status);
  }
  expect((await app().visit(`${job.at}/collect?for=99`, { as: shop.owner })).status).toBe(404);
  expect((await job.money()).events).not.toContain("depositAsked");
});

test("A deposit is asked for by letter where the customer has an address", async () => {
  const shop = await cardShop(app());
  const job = await agreedJob(app(), shop);
  const subject = "Your deposit at Taller Ruiz";
  const before = await countLetters(app(), "maria.perez@example.com", subject, 0);
  await app().visit(`${job.at}/collect?for=deposit`, {
    as: shop.owner,
    form: { id: newId(), mail: "yes" },
  });
  expect(await countLetters(app(), "maria.perez@example.com", subject, before + 1)).toBeGreaterThan(
    before,
  );
});
