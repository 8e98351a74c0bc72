import { afterAll, beforeEach, expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { stripeOf } from "../../support/billing/stripe.ts";
import { cardShop } from "../../support/cards/cards.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
beforeEach(async () => void (await stripeOf(app()).setDeliveries("off")));
afterAll(async () => void (await stripeOf(app()).setDeliveries("on")));

type Shop = Awaited<ReturnType<typeof cardShop>>;
const read = async ({ settings, owner }: Shop) =>
  (await app().visit(settings, { as: owner, headers: { "accept-language": "en" } })).text();

test("Leads the owner to Stripe's own pages and back, and makes one account however often", async () => {
  const shop = await cardShop(app());
  expect(await read(shop)).toContain("Connect with Stripe");
  const answers = await Promise.all([shop.connect(), shop.connect()]);
  for (const answer of answers) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(/\/demo\/connect\/acct_/);
  }
  const account = await shop.accountOf();
  expect(account).toMatchObject({ state: "todo", country: "US", currency: "USD" });
  const page = new URL(answers[0]!.headers.get("location")!).pathname;
  expect(page).toContain(account!.stripeAccount);
  expect(await (await app().demo(page)).text()).toContain("not Stripe");
  const done = await app().demo(page, {
    method: "POST",
    body: new URLSearchParams({ as: "ready" }),
    headers: { origin: app().origin },
  });
  const back = new URL(done.headers.get("location")!);
  await app().visit(back.pathname + back.search, { as: shop.owner });
  expect(await shop.accountOf()).toMatchObject({ state: "ready", due: [] });
  expect(await read(shop)).toContain("Customers can pay by card.");
});

test.each([
  ["review", "In review"],
  ["ready", "Customers can pay by card."],
  ["restricted", "A document that proves who you are"],
  ["refused", "Stripe has refused this account"],
  ["gone", "Connect again"],
] as const)("Says in plain words that an account is %s", async (as, said) => {
  const shop = await cardShop(app());
  await shop.connect();
  await shop.decide(as);
  expect(await read(shop)).toContain(said);
});

test("An event of the account is enough, and one that Stripe lets go is made anew", async () => {
  const shop = await cardShop(app());
  await shop.connect();
  await stripeOf(app()).setDeliveries("held");
  const { stripeAccount } = (await shop.accountOf())!;
  const hear = async () => {
    const sent = await stripeOf(app()).deliveries(stripeAccount);
    await stripeOf(app()).deliver(sent.map(({ event }) => event));
  };
  await stripeOf(app()).command({ command: "account", account: stripeAccount, as: "ready" });
  await hear();
  expect(await shop.accountOf()).toMatchObject({ state: "ready" });
  await stripeOf(app()).command({ command: "account", account: stripeAccount, as: "gone" });
  await hear();
  expect(await shop.accountOf()).toMatchObject({ state: "disconnected" });
  await shop.connect();
  const anew = await shop.accountOf();
  expect(anew).toMatchObject({ state: "todo" });
  expect(anew!.stripeAccount).not.toBe(stripeAccount);
});

test("Stops and takes up again, with the same account", async () => {
  const shop = await cardShop(app());
  await shop.connect();
  await shop.decide("ready");
  const before = await shop.accountOf();
  const path = `${shop.settings}/disconnect`;
  expect((await app().visit(path, { as: shop.owner, form: {} })).status).toBe(302);
  await app().visit(`${shop.settings}?stripe=back`, { as: shop.owner });
  expect(await shop.accountOf()).toMatchObject({ state: "disconnected" });
  expect(await read(shop)).toContain("Connect again");
  await shop.connect();
  expect(await shop.accountOf()).toMatchObject({
    state: "ready",
    stripeAccount: before!.stripeAccount,
  });
});

test.each([
  ["CL", "CLP", "Chile"],
  ["AR", "ARS", "Argentina"],
  ["PE", "PEN", "Peru"],
] as const)(
  "A shop in %s reads that Stripe takes none there, and how to go on",
  async (country, currency, name) => {
    const shop = await cardShop(app(), { country, currency });
    const page = await read(shop);
    expect(page).toContain(`Stripe does not open accounts for shops in ${name}`);
    expect(page).not.toContain("Connect with Stripe");
    expect(page).toContain('name="ways-es"');
    expect((await shop.connect()).status).toBe(422);
    expect(await shop.accountOf()).toBeUndefined();
  },
);

test("Says when the account is in another currency or country than the shop", async () => {
  const shop = await cardShop(app(), { country: "MX", currency: "USD" });
  await shop.connect();
  await shop.decide("ready");
  expect(await read(shop)).toContain("The account is in MXN and your shop charges in USD");
});

test("An advisor and a technician neither see nor change it", async () => {
  const shop = await cardShop(app());
  for (const role of ["advisor", "technician"] as const) {
    const as = await signedIn(app().db, "free", { worksAt: { shopId: shop.owner.shopId, role } });
    expect((await app().visit(shop.settings, { as })).status).toBe(404);
    const answer = await app().visit(`${shop.settings}/connect`, { as, form: {} });
    expect(answer.status).toBe(403);
  }
  expect(await shop.accountOf()).toBeUndefined();
});
