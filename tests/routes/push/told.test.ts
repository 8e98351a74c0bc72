import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test, vi } from "vitest";
import { shopMembers } from "#app/features/account/shops.tables.server.ts";
import { profiles, sessions } from "#app/features/account/tables.server.ts";
import { pushDevices } from "#app/features/push/tables.server.ts";
import { readPush } from "#app/platform/push/config.ts";
import { openApp } from "../../support/app.ts";
import { talkingShop } from "../../support/messages/talking-shop.ts";
import { type Device, newDevice, tokenOf } from "../../support/push/device.ts";
import { pushShop, turnOn } from "../../support/push/shop.ts";
import { typedJob } from "../../support/repair/typed-job.ts";
import { pushKey } from "../../support/secret.ts";

const app = openApp();
const titles = async (device: Device) => (await device.told(app())).map(({ title }) => title);
const toldOf = (device: Device, ...said: string[]) =>
  vi.waitFor(async () => expect(await titles(device)).toEqual(said), 10_000);
const devicesOf = ({ id }: { id: string }) =>
  app().db.select().from(pushDevices).where(eq(pushDevices.userId, id));

test("Tells owner and advisor of a question and a decision, and the technician of neither", async () => {
  const shop = await pushShop(app());
  const [advisor, technician] = [await shop.join("advisor"), await shop.join("technician")];
  const owners = await shop.tell(shop.owner);
  const advisors = await shop.tell(advisor);
  const technicians = await shop.tell(technician);
  expect((await shop.assign(technician.id)).status).toBe(302);
  await toldOf(technicians, "WO-000001 is yours now");
  await shop.ask();
  await toldOf(owners, "WO-000001: the customer asks something");
  await shop.decide();
  for (const device of [owners, advisors])
    await vi.waitFor(
      async () =>
        expect((await device.told(app())).map(({ title, url }) => [title, url])).toEqual([
          ["WO-000001: the customer asks something", `/repair-cms/${shop.job.id}/questions`],
          ["WO-000001: the customer has decided", `/repair-cms/${shop.job.id}`],
        ]),
      10_000,
    );
  expect(await titles(technicians)).toHaveLength(1);
});

test("No byte that a push service gets says who the customer is, and its token is signed", async () => {
  const shop = await pushShop(app());
  const device = await shop.tell(shop.owner);
  await shop.decide();
  await toldOf(device, "WO-000001: the customer has decided");
  const [raw] = await device.raw(app());
  const sent = JSON.stringify([raw!.headers, await device.told(app())]).toLowerCase();
  const { customerFirstName, customerLastName, carMake, licensePlate } = shop.job;
  for (const secret of [customerFirstName, customerLastName, carMake, licensePlate, "ana ruiz"])
    expect(sent).not.toContain(secret.toLowerCase());
  expect(Buffer.from(raw!.body, "base64")).toHaveLength(4096);
  const { publicKey } = readPush({ PUSH_KEY: pushKey }).config.pushKey!;
  const token = tokenOf(raw!.headers.authorization!, publicKey);
  expect(token).toMatchObject({ aud: "https://news.llave.demo", sub: "mailto:hello@llave.test" });
  expect(Number(token.exp)).toBeLessThan(Date.now() / 1000 + 24 * 60 * 60);
  expect(raw!.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
});

test("Tells in the language that the member chose, and only what they chose", async () => {
  const shop = await pushShop(app());
  const device = await shop.tell(shop.owner, ["decided"]);
  await app().db.update(profiles).set({ language: "es" }).where(eq(profiles.id, shop.owner.id));
  await shop.ask();
  await shop.decide();
  await toldOf(device, "WO-000001: el cliente ya decidió");
});

test("Tells nobody of a job that they took themselves, or that was theirs", async () => {
  const shop = await pushShop(app());
  const technician = await shop.join("technician");
  const device = await shop.tell(technician);
  const owners = await shop.tell(shop.owner);
  await shop.assign(shop.owner.id);
  await shop.assign(technician.id);
  await shop.assign(technician.id);
  await shop.decide();
  await toldOf(owners, "WO-000001: the customer has decided");
  expect(await titles(device)).toEqual(["WO-000001 is yours now"]);
});

test("Tells a technician of a new job that was given to them from the start, once", async () => {
  const shop = await pushShop(app());
  const technician = await shop.join("technician");
  const device = await shop.tell(technician);
  const form = { ...typedJob, id: newId(), diagnostic: "", technicianId: technician.id };
  for (let n = 0; n < 2; n++)
    expect((await app().visit("/repair-cms/new", { as: shop.owner, form })).status).toBe(302);
  await toldOf(device, "WO-000002 is yours now");
});

test("A member who was removed, suspended, signed out or handed the device over is told nothing", async () => {
  const shop = await pushShop(app());
  const { db } = app();
  const people = await Promise.all([1, 2, 3, 4].map(() => shop.join("advisor")));
  const devices = await Promise.all(people.map((person) => shop.tell(person)));
  const [removed, suspended, out, held] = people;
  const owners = await shop.tell(shop.owner);
  await db.delete(shopMembers).where(eq(shopMembers.userId, removed!.id));
  const suspendedAt = new Date();
  await db.update(profiles).set({ suspendedAt }).where(eq(profiles.id, suspended!.id));
  await app().visit("/sign-out", { as: { ...out! }, form: {} });
  await db
    .update(sessions)
    .set({ heldFor: { clock: true } })
    .where(eq(sessions.userId, held!.id));
  await shop.decide();
  await toldOf(owners, "WO-000001: the customer has decided");
  for (const device of devices) expect(await titles(device)).toEqual([]);
  expect(await devicesOf(out!)).toEqual([]);
});

test("An advisor who becomes a technician is told of decisions no more", async () => {
  const shop = await pushShop(app());
  const advisor = await shop.join("advisor");
  const device = await shop.tell(advisor);
  const owners = await shop.tell(shop.owner);
  await app()
    .db.update(shopMembers)
    .set({ role: "technician" })
    .where(eq(shopMembers.userId, advisor.id));
  await shop.decide();
  await toldOf(owners, "WO-000001: the customer has decided");
  expect(await titles(device)).toEqual([]);
});

test("Forgets a device that is gone, and the event stands", async () => {
  const shop = await pushShop(app());
  await turnOn(app(), shop.owner, newDevice({ gone: true }));
  expect(await devicesOf(shop.owner)).toHaveLength(1);
  expect((await shop.decide()).status).toBe(303);
  await vi.waitFor(async () => expect(await devicesOf(shop.owner)).toEqual([]), 10_000);
});

test("Tells of a message once, without its words, and opens its conversation", async () => {
  const shop = await talkingShop(app);
  const device = newDevice();
  await turnOn(app(), shop.owner, device);
  const call = shop.incoming(shop.phone, "It is Ana. Where is my Corolla?");
  await shop.call(call);
  await shop.call(call);
  await toldOf(device, "A customer has written");
  expect((await device.told(app()))[0]!.url).toBe(shop.path);
});
