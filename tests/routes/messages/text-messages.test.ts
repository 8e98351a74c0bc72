import { expect, test } from "vitest";
import { openApp } from "../../support/app.ts";
import { anyNumber, settings, textShop } from "../../support/messages/text-shop.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp({ log: true });
type Shop = Awaited<ReturnType<typeof textShop>>;
const read = async ({ owner }: Shop, language = "en") =>
  (await app().visit(settings, { as: owner, headers: { "accept-language": language } })).text();
const test1 = ({ owner }: Shop, to: string, way = "sms") =>
  app().visit(`${settings}/test`, { as: owner, form: { way, to } });

test("Connects with the shop's own account, tries it, and disconnects", async () => {
  const shop = await textShop(app());
  expect(await read(shop)).toContain("Not connected");
  expect((await shop.save()).status).toBe(200);
  expect(await shop.accounts()).toMatchObject([
    { way: "sms", number: shop.account.sms, state: "ready", provider: "twilio" },
    { way: "whatsapp", number: shop.account.whatsapp, state: "ready" },
  ]);
  const page = await read(shop);
  expect(page).toContain("answers come in here");
  expect(page).toContain(`/webhooks/messages/${await shop.hook()}`);
  const phone = anyNumber();
  expect(await (await test1(shop, phone)).text()).toContain("Twilio has taken the test");
  expect(await shop.thread(phone)).toContain("this is a test of our text messages");
  const path = `${settings}/disconnect`;
  expect((await app().visit(path, { as: shop.owner, form: {} })).status).toBe(302);
  expect(await shop.accounts()).toEqual([]);
  expect(await shop.hook()).toBe("");
  expect(await read(shop)).toContain("Not connected");
});

test("The token is in no page, answer, log line or row, after saving, failing and trying", async () => {
  const shop = await textShop(app());
  const { authToken } = shop.account;
  const bodies = [
    await (await shop.save()).text(),
    await (await shop.save({ sms: "12" })).text(),
    await (await shop.save({ accountSid: "AC1" })).text(),
    await read(shop),
    await (await app().visit(`${settings}.data`, { as: shop.owner })).text(),
    await (await test1(shop, "nonsense")).text(),
  ];
  for (const body of bodies) expect(body).not.toContain(authToken);
  expect(app().logged().join("\n")).not.toContain(authToken);
  const tables = await app()
    .d1.prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all();
  for (const { name } of tables.results as { name: string }[]) {
    if (/^(sqlite|d1|_cf)/.test(name)) continue;
    const rows = await app().d1.prepare(`SELECT * FROM "${name}"`).all();
    expect(JSON.stringify(rows.results)).not.toContain(authToken);
  }
  const archive = await app().visit("/account/archive", { as: shop.owner, method: "GET" });
  expect(new TextDecoder("latin1").decode(await archive.arrayBuffer())).not.toContain(authToken);
});

test("An empty token keeps the stored one, of the same account alone", async () => {
  const shop = await textShop(app());
  expect(await (await shop.save({ authToken: "" })).text()).toContain("Please type the auth token");
  await shop.save();
  const number = anyNumber();
  expect((await shop.save({ authToken: "", sms: number })).status).toBe(200);
  expect((await shop.accounts())[0]).toMatchObject({ number, state: "ready" });
  const other = { authToken: "", accountSid: `AC${"9".repeat(32)}` };
  expect((await shop.save(other)).status).toBe(422);
});

test.each([
  ["another token", { authToken: "0".repeat(31).concat("1") }, "does not accept this SID"],
  ["a number of nobody", { sms: "+19565550000" }, "does not belong to your Twilio account"],
  ["half a number", { sms: "12345" }, "not a whole telephone number"],
  ["no number", { sms: "", whatsapp: "" }, "at least one number"],
  ["no SID", { accountSid: "1234" }, "AC and 32"],
] as const)("Says what is wrong with %s, and stores nothing", async (_, wrong, said) => {
  const shop = await textShop(app());
  const answer = await shop.save(wrong);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(said);
  expect(await shop.accounts()).toEqual([]);
});

test.each([
  ["none", "There is no such number"],
  ["blocked", "has asked for no more messages"],
] as const)("Says why a test to a telephone that is %s was refused", async (mode, said) => {
  const shop = await textShop(app());
  await shop.save();
  const phone = anyNumber();
  await shop.mode(phone, mode);
  expect(await (await test1(shop, phone)).text()).toContain(said);
});

test("An advisor and a technician neither see nor change it", async () => {
  const shop = await textShop(app());
  for (const role of ["advisor", "technician"] as const) {
    const as = await signedIn(app().db, "free", { worksAt: { shopId: shop.shopId, role } });
    expect((await app().visit(settings, { as })).status).toBe(404);
    for (const path of [settings, `${settings}/test`, `${settings}/disconnect`])
      expect((await app().visit(path, { as, form: { ...shop.account } })).status).toBe(403);
  }
  expect(await shop.accounts()).toEqual([]);
});
