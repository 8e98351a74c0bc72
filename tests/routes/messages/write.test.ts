import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { consents, conversations, messageSettings } from "#app/features/messages/tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import {
  aShop,
  both,
  colleague,
  conversationsOf,
  draft,
  type MessageShop,
  messagesOf,
  says,
  versionOf,
} from "../../support/messages.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();

const post = (shop: MessageShop, step: string, form: Record<string, string>, as = shop.owner) =>
  app().visit(`${shop.path}/${step}`, { as, form });
const page = async (path: string, as: MessageShop["owner"]) =>
  (await (await app().visit(path, { as })).text()).replaceAll("<!-- -->", "");

test("Sender sees what the customer will read, and nothing goes before that", async () => {
  const shop = await aShop(app());
  const text = "Your brakes are ready.";
  const answer = await post(shop, "write", draft({ text }));
  const shown = await answer.text();
  expect(answer.status).toBe(200);
  expect(shown).toContain("What the customer will read");
  expect(shown).toContain('name="translation"');
  expect(await messagesOf(app(), shop)).toEqual([]);
});

test("Sends both texts once, however often the form is sent", async () => {
  const shop = await aShop(app());
  const form = both();
  const sent = await Promise.all([1, 2, 3].map(() => post(shop, "send", form)));
  expect(sent.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect(await messagesOf(app(), shop)).toMatchObject([
    {
      direction: "out",
      way: "sms",
      state: "handed",
      text: "Your brakes are ready.",
      translation: "Sus frenos están listos.",
      translationState: "reviewed",
      address: "+12125550147",
    },
  ]);
  expect(await conversationsOf(app(), shop)).toMatchObject([
    { version: 1, answered: true, assigned: shop.owner.id },
  ]);
  expect(await page(shop.path, shop.owner)).toContain("sms:+12125550147?&amp;body=Sus%20frenos");
});

test("Sends at once what the customer reads as it is written", async () => {
  const shop = await aShop(app(), { language: "en" });
  expect((await post(shop, "write", draft())).status).toBe(302);
  const [message] = await messagesOf(app(), shop);
  expect(message).toMatchObject({ translation: null, translationState: "none" });
});

test.each([
  ["Your bill is $450.", "Su cuenta es de $540.", "Numbers, prices, times or codes"],
  ["Come at 5.", "Venga a las 6.", "Numbers, prices, times or codes"],
  ["Do not drive it.", "Manéjelo.", "denies something"],
])("Asks about a doubt before it sends: %s", async (text, translation, sentence) => {
  const shop = await aShop(app());
  const refused = await post(shop, "send", both({ text, translation }));
  expect(refused.status).toBe(422);
  const shown = await refused.text();
  expect(shown).toContain(sentence);
  expect(shown).toContain("I have compared both texts");
  expect(await messagesOf(app(), shop)).toEqual([]);
  // Another text than the one that was shown is asked about again.
  const other = both({
    text,
    translation: `${translation} 7`,
    doubted: translation,
    confirm: "yes",
  });
  expect((await post(shop, "send", other)).status).toBe(422);
  const confirmed = both({ text, translation, doubted: translation, confirm: "yes" });
  expect((await post(shop, "send", confirmed)).status).toBe(302);
  expect(await messagesOf(app(), shop)).toHaveLength(1);
});

test("Of two who answer at once the second is told first", async () => {
  const shop = await aShop(app());
  const advisor = await colleague(app(), shop, "advisor");
  await says(app(), shop, "¿Ya está mi carro?");
  const version = await versionOf(app(), shop);
  const [one, other] = await Promise.all([
    post(shop, "send", both({ version: String(version) })),
    post(shop, "send", both({ version: String(version) }), advisor),
  ]);
  expect([one.status, other.status].sort()).toEqual([302, 409]);
  const told = await (one.status === 409 ? one : other).text();
  expect(told).toContain("Somebody wrote in this conversation meanwhile");
  expect(await messagesOf(app(), shop)).toHaveLength(2);
});

test("Refuses a way that the customer has ended, in a sentence", async () => {
  const shop = await aShop(app());
  const consent = { way: "sms", key: "", state: "withdrawn" };
  expect((await post(shop, "consent", consent)).status).toBe(302);
  const refused = await post(shop, "send", both());
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("asked for no more messages this way");
  const [row] = await app().db.select().from(consents).where(eq(consents.shopId, shop.shopId));
  expect(row).toMatchObject({ address: "+12125550147", way: "sms", language: "es" });
  expect(row!.words).toContain("mensajes de texto");
});

test("Sends an email with the customer's words, in the shop's name", async () => {
  const shop = await aShop(app());
  expect((await post(shop, "send", both({ way: "email" }))).status).toBe(302);
  await expect
    .poll(async () => (await messagesOf(app(), shop))[0]?.state, { timeout: 5_000 })
    .toBe("sent");
});

test("Sends the shop's templates in both languages without a mark", async () => {
  const shop = await aShop(app());
  const content = await page(`${shop.path}?template=readyForPickup&job=${shop.job.id}`, shop.owner);
  const text = /<textarea[^>]*name="text"[^>]*>([^<]+)</.exec(content)?.[1] ?? "";
  expect(text).toContain("is ready for pickup at Garza Motors");
  const answer = await (await post(shop, "write", draft({ text, jobId: shop.job.id }))).text();
  const translation = /<textarea[^>]*name="translation"[^>]*>([^<]+)</.exec(answer)?.[1] ?? "";
  expect(translation).toContain("listo para recoger en Garza Motors");
  const form = both({ text, translation, jobId: shop.job.id });
  expect((await post(shop, "send", form)).status).toBe(302);
  expect(await messagesOf(app(), shop)).toMatchObject([
    { translationState: "template", jobId: shop.job.id },
  ]);
});

test("Technician reads of own jobs, and writes only if the shop says so", async () => {
  const shop = await aShop(app());
  const technician = await colleague(app(), shop, "technician");
  await says(app(), shop, "¿Por qué cuesta $450.75?");
  expect((await app().visit(shop.path, { as: technician })).status).toBe(404);
  const { db } = app();
  await db
    .update(repairJobs)
    .set({ technicianId: technician.id })
    .where(eq(repairJobs.id, shop.job.id));
  const shown = await page(shop.path, technician);
  expect(shown).toContain("may name a price");
  expect(shown).not.toContain("450.75");
  expect(await page("/repair-cms/messages", technician)).not.toContain("450.75");
  const version = await versionOf(app(), shop);
  const form = both({ version: String(version) });
  expect((await post(shop, "send", form, technician)).status).toBe(403);
  const now = new Date();
  await db
    .insert(messageSettings)
    .values({ shopId: shop.shopId, techniciansWrite: true, updatedAt: now });
  expect((await post(shop, "send", form, technician)).status).toBe(302);
});

test("Another shop's conversations are not there", async () => {
  const shop = await aShop(app());
  await says(app(), shop, "Hola");
  const stranger = await signedIn(app().db, "premium");
  for (const step of ["", "/write", "/send", "/assign", "/answered", "/tie", "/consent"]) {
    const form = step && {
      ...both({ version: "1" }),
      customerId: shop.customer.id,
      state: "given",
    };
    const init = { as: stranger, ...(form && { form }) };
    expect([step, (await app().visit(shop.path + step, init)).status]).toEqual([step, 404]);
  }
  const [conversation] = await app()
    .db.select()
    .from(conversations)
    .where(eq(conversations.shopId, shop.shopId));
  expect(conversation).toMatchObject({ unread: 1, assigned: null });
});
