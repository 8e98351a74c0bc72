import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messagePictures } from "#app/features/messages/provider.tables.server.ts";
import { repairJobs } from "#app/features/repair/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { makeJob } from "../../support/make.ts";
import { anyNumber, textShop } from "../../support/messages/text-shop.ts";
import { type Person, signedIn } from "../../support/people.ts";
import { aCustomer } from "../../support/repair/customers.ts";
import { speakers } from "../../support/speech/speak.ts";

const app = openApp({ model: true, own: true });
const { listener, asked } = speakers(app);

/** A shop to whom a customer with a car in it has sent a voice note. */
async function spokenTo(heard: unknown, more: Record<string, string> = {}) {
  const shop = await textShop(app());
  await shop.save();
  const { db } = app();
  const phone = anyNumber();
  const worksAt = { shopId: shop.shopId, role: "technician" } as const;
  const technician = await signedIn(db, "free", { worksAt });
  const job = await makeJob(db, { owner: shop.owner, language: "es" });
  const customer = await aCustomer(db, { owner: shop.owner, language: "es", phone });
  await db
    .update(repairJobs)
    .set({ customerId: customer.id, technicianId: technician.id })
    .where(eq(repairJobs.id, job.id));
  await listener(heard);
  await shop.write(phone, "", { voice: "on", way: "whatsapp", ...more });
  await app().quarter();
  const path = `/repair-cms/messages/${customer.id}`;
  const [message] = await shop.messages();
  const states = await db
    .select({ state: messagePictures.state })
    .from(messagePictures)
    .where(eq(messagePictures.shopId, shop.shopId));
  return {
    ...shop,
    technician,
    phone,
    path,
    message: message!,
    states: states.map(({ state }) => state),
    page: async (as: Person) => (await app().visit(`${path}?lng=en`, { as })).text(),
    play: (as: Person, of = path) => app().visit(`${of}/voice/${message!.id}`, { as }),
  };
}
const said = { text: "El carro no prende y marca P cero cuatro veinte." };

test("A voice note is its words in its language, marked, with the recording beside it", async () => {
  const shop = await spokenTo({ heard: said });
  expect(shop.states).toEqual(["heard"]);
  expect(shop.message).toMatchObject({ text: "El carro no prende y marca P0420.", language: "es" });
  expect((await asked()).at(-1)!.input.language).toBeUndefined();
  const page = await shop.page(shop.owner);
  expect(page).toContain("Voice note, written down by a machine");
  expect(page).toContain(`${shop.path}/voice/${shop.message.id}`);
  const played = await shop.play(shop.owner);
  expect([played.status, played.headers.get("content-type")]).toEqual([200, "audio/wav"]);
  expect((await played.arrayBuffer()).byteLength).toBe(16_044);
  expect((await app().files.list()).objects).toEqual([]);
});

test("Without a model that answers, or past the budget, the recording is there alone", async () => {
  const shop = await spokenTo({ heard: { text: "" } });
  expect(shop.states).toEqual(["stored"]);
  expect(shop.message.text).toBe("[audio]");
  expect(await shop.page(shop.owner)).not.toContain("written down by a machine");
  expect((await shop.play(shop.owner)).status).toBe(200);
});

test("One that fails is due again, and is not written down twice", async () => {
  const shop = await spokenTo({ fail: "3040: busy" });
  expect(shop.states).toEqual(["due"]);
  await listener({ heard: said });
  const rows = eq(messagePictures.shopId, shop.shopId);
  await app().db.update(messagePictures).set({ dueAt: new Date() }).where(rows);
  await Promise.all([app().quarter(), app().quarter()]);
  await app().quarter();
  expect((await shop.messages()).map(({ text }) => text)).toEqual([
    "El carro no prende y marca P0420.",
  ]);
});

test("Is played by whoever may read it, and by nobody else", async () => {
  const shop = await spokenTo({ heard: said });
  expect((await shop.play(shop.technician)).status).toBe(200);
  const worksAt = { shopId: shop.shopId, role: "technician" } as const;
  const colleague = await signedIn(app().db, "free", { worksAt });
  const stranger = await signedIn(app().db, "premium");
  for (const other of [colleague, stranger]) expect((await shop.play(other)).status).toBe(404);
  const another = await spokenTo({ heard: said });
  expect((await shop.play(shop.owner, another.path)).status).toBe(404);
  expect((await another.play(another.owner, shop.path)).status).toBe(404);
});

test("Who sees no prices hears none: not in words, and not in a note that nobody wrote down", async () => {
  const priced = await spokenTo({ heard: { text: "¿Por qué cuesta 500 dólares?" } });
  const alone = await spokenTo({ heard: { text: "" } });
  for (const shop of [priced, alone]) {
    expect((await shop.play(shop.owner)).status).toBe(200);
    expect((await shop.play(shop.technician)).status).toBe(404);
    expect(await shop.page(shop.technician)).not.toContain("/voice/");
  }
});
