import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { pushDevices } from "#app/features/push/tables.server.ts";
import { readPush } from "#app/platform/push/config.ts";
import { openApp } from "../../support/app.ts";
import { unzip } from "../../support/files/zip.ts";
import { type Person, sessionCookie, signedIn } from "../../support/people.ts";
import { newDevice } from "../../support/push/device.ts";
import { page, turnOn } from "../../support/push/shop.ts";
import { pushKey } from "../../support/secret.ts";

const app = openApp();
const rowsOf = ({ id }: { id: string }) =>
  app().db.select().from(pushDevices).where(eq(pushDevices.userId, id));
const show = async (path: string, as: Person) => (await app().visit(path, { as })).text();

/** Signs in a person on another device. */
async function elsewhere(person: Person): Promise<Person> {
  const [sessionId, token, at] = [newId(), newId().replaceAll("-", ""), new Date()];
  await app()
    .db.insert(sessions)
    .values({
      id: sessionId,
      userId: person.id,
      token,
      expiresAt: new Date(at.getTime() + 1e9),
      createdAt: at,
      updatedAt: at,
    });
  return { ...person, sessionId, cookie: sessionCookie(token) };
}

test("Turns a device on with what was chosen, changes it, and turns it off", async () => {
  const ana = await signedIn(app().db, "premium");
  const { publicKey } = readPush({ PUSH_KEY: pushKey }).config.pushKey!;
  expect(await show("/account", ana)).toContain("Notifications on this device");
  expect(await show(page, ana)).toContain(publicKey);
  const answer = await turnOn(app(), ana, newDevice(), ["asked"]);
  expect(answer.headers.get("location")).toBe("/account?done=push");
  await turnOn(app(), ana, newDevice(), ["decided", "message"]);
  const [row, ...more] = await rowsOf(ana);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ sessionId: ana.sessionId, kinds: ["decided", "message"] });
  await app().visit(page, { as: ana, form: {} });
  expect(await rowsOf(ana)).toEqual([]);
});

test("Is not offered to whoever has no shop", async () => {
  const ana = await signedIn(app().db, "medium");
  expect(await show("/account", ana)).not.toContain("Notifications on this device");
  expect((await app().visit(page, { as: ana })).status).toBe(404);
  expect((await turnOn(app(), ana)).status).toBe(404);
});

test("Nobody turns another's device off, and a shared one tells who turned it on last", async () => {
  const [ana, beto] = [await signedIn(app().db, "premium"), await signedIn(app().db, "premium")];
  const tablet = newDevice();
  await turnOn(app(), ana, tablet);
  await app().visit(page, { as: beto, form: {} });
  expect(await rowsOf(ana)).toHaveLength(1);
  await turnOn(app(), beto, tablet);
  expect([await rowsOf(ana), await rowsOf(beto)]).toMatchObject([[], [{ userId: beto.id }]]);
});

test("Keeps the ten newest devices of a member", async () => {
  const ana = await signedIn(app().db, "premium");
  await turnOn(app(), ana);
  for (let n = 0; n < 10; n++) await turnOn(app(), await elsewhere(ana));
  const rows = await rowsOf(ana);
  expect(rows).toHaveLength(10);
  expect(rows.map(({ sessionId }) => sessionId)).not.toContain(ana.sessionId);
});

const { form } = newDevice();
test.each([
  ["an address without https", { endpoint: form.endpoint.replace("https", "http") }],
  ["this machine", { endpoint: "https://localhost/push" }],
  ["a loopback address", { endpoint: "https://127.0.0.1/push" }],
  ["a private network", { endpoint: "https://10.0.0.8/push" }],
  ["an address of version 6", { endpoint: "https://[fd00::1]/push" }],
  ["another port", { endpoint: "https://push.example.com:8443/a" }],
  ["no address", { endpoint: "javascript:alert(1)" }],
  ["an address of 10 KB", { endpoint: `https://push.example.com/${"a".repeat(10_240)}` }],
  ["an address of 1,100 letters", { endpoint: `https://push.example.com/${"a".repeat(1_100)}` }],
  ["a short key", { p256dh: "BAAA" }],
  ["a key that is no point", { p256dh: `B${"A".repeat(86)}` }],
  ["no secret", { auth: "" }],
  ["another kind", { "kinds[]": ["decided", "<script>"] }],
])("Refuses %s with a message", async (_, wrong) => {
  const ana = await signedIn(app().db, "premium");
  const answer = await app().visit(page, {
    as: ana,
    form: { ...form, "kinds[]": ["decided"], ...wrong },
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/role="alert"/);
  expect(await rowsOf(ana)).toEqual([]);
});

test("The archive of own data lists devices without their addresses and keys", async () => {
  const ana = await signedIn(app().db, "premium");
  const device = newDevice();
  await turnOn(app(), ana, device);
  const answer = await app().visit("/account/data.zip", { as: ana });
  const files = unzip(new Uint8Array(await answer.arrayBuffer()));
  const [, listed] = [...files].find(([name]) => name.endsWith("account/notifications.json"))!;
  const text = new TextDecoder().decode(listed);
  expect(JSON.parse(text)).toMatchObject([{ sessionId: ana.sessionId, kinds: expect.any(Array) }]);
  for (const secret of Object.values(device.form)) expect(text).not.toContain(secret);
});
