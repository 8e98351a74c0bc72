import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/features/account/tables.server.ts";
import { maskedEmail } from "#app/features/shop/invitations/invitation.ts";
import { openApp } from "../../support/app.ts";
import { givePassword, password } from "../../support/join.ts";
import {
  answers,
  expectWhole,
  type QuotedJob,
  recordsOf,
  sentJob,
} from "../../support/links/links.ts";
import { type Person, signedIn } from "../../support/people.ts";

const app = openApp();

/** A sent job whose owner has a password. */
async function counter() {
  const made = await sentJob(app(), { language: "es", customerEmail: "" });
  await givePassword(app(), made.owner.id);
  const [link] = (await recordsOf(app(), made)).links;
  const hold = `/repair-cms/${made.job.id}/send/${link!.id}/counter`;
  return { ...made, hold };
}
const visit = (path: string, as: Person, form?: Record<string, string>) =>
  app().visit(path, { as, ...(form && { form }) });
const hand = (made: QuotedJob & { hold: string }) => visit(made.hold, made.owner, {});

test("Holds the device to the customer's page, for every address and every write", async () => {
  const made = await counter();
  const answer = await hand(made);
  expect(answer.headers.get("location")).toBe("/counter");
  const job = `/repair-cms/${made.job.id}`;
  for (const path of ["/", "/repair-cms", job, "/account", "/login", `${job}/diagnostic`]) {
    const closed = await visit(path, made.owner);
    expect([closed.status, closed.headers.get("location")]).toEqual([302, "/counter"]);
  }
  const data = await visit(`${job}.data`, made.owner);
  expect(await data.text()).not.toContain(made.job.customerLastName);
  const write = await visit(`${job}/diagnostic`, made.owner, { diagnostic: "By the customer" });
  expect(write.headers.get("location")).toBe("/counter");
  expect((await visit("/sign-out", made.owner, {})).headers.get("location")).toBe("/counter");
  const page = await (await visit("/counter", made.owner)).text();
  expect(page).toContain('<html lang="es">');
  expect(page).toContain("Desbloquear este dispositivo");
  expect(page).toContain(`Su contraseña de Llave (${maskedEmail(made.owner.email)})`);
  expect(page).not.toContain(made.owner.email);
});

test("Takes the customer's answer at the counter, and says on the proof who took it", async () => {
  const made = await counter();
  await hand(made);
  const answer = await visit("/counter", made.owner, answers(made.quotes));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/counter"]);
  const records = await recordsOf(app(), made);
  expectWhole(records);
  expect(records.decided).toMatchObject([{ way: "counter", takenBy: "Ana Ruiz" }]);
  const thanks = await (await visit("/counter", made.owner)).text();
  expect(thanks).toContain("Desbloquear este dispositivo");
  expect(thanks).not.toContain("/certificate");
  await visit("/counter/unlock", made.owner, { password });
  const sent = await (await visit(`/repair-cms/${made.job.id}/send`, made.owner)).text();
  expect(sent).toContain("Answered at the shop");
  const proof = await (await app().visit(`${made.path}/certificate?lng=en`)).text();
  expect(proof).toContain("At the shop");
  expect(proof).toContain("Ana Ruiz");
});

test("Opens again with the member's password alone", async () => {
  const made = await counter();
  await hand(made);
  // The browser of the shop's device may know the password: it is not to offer it to a customer.
  const page = await (await visit("/counter", made.owner)).text();
  expect(page).toMatch(/<input[^>]*type="password"[^>]*autocomplete="off"/i);
  for (const wrong of ["", "not the password"]) {
    const refused = await visit("/counter/unlock", made.owner, { password: wrong });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('aria-invalid="true"');
    expect(page.includes("Esa contraseña no es correcta.")).toBe(wrong !== "");
  }
  expect((await visit("/repair-cms", made.owner)).status).toBe(302);
  const unlocked = await visit("/counter/unlock", made.owner, { password });
  expect(unlocked.headers.get("location")).toBe(`/repair-cms/${made.job.id}/send`);
  expect((await visit("/repair-cms", made.owner)).status).toBe(200);
  expect((await visit("/counter", made.owner)).headers.get("location")).toBe("/");
});

test("Holds one device: the member's other one goes on", async () => {
  const made = await counter();
  const other = { ...made.owner, cookie: made.owner.cookie };
  await hand(made);
  await app()
    .db.update(sessions)
    .set({ heldFor: null })
    .where(eq(sessions.id, made.owner.sessionId));
  expect((await visit("/repair-cms", other)).status).toBe(200);
});

test("Is refused for a link that is not open, and not found by others", async () => {
  const made = await counter();
  await app().visit(made.path, { form: answers(made.quotes) });
  expect((await hand(made)).status).toBe(409);
  const stranger = await signedIn(app().db, "premium");
  expect((await visit(made.hold, stranger, {})).status).toBe(404);
  const technician = await signedIn(app().db, "free", {
    worksAt: { shopId: made.ref.shopId, role: "technician" },
  });
  expect((await visit(made.hold, technician, {})).status).toBe(403);
  for (const as of [made.owner, stranger, technician])
    expect((await visit("/counter", as)).headers.get("location")).toBe("/");
});

test("Shows a removed member's device nothing of the shop, and still lets the password end it", async () => {
  const made = await counter();
  await hand(made);
  await app()
    .db.$client.prepare("DELETE FROM shop_members WHERE user_id = ?")
    .bind(made.owner.id)
    .run();
  const page = await visit("/counter", made.owner);
  expect(page.status).toBe(404);
  const text = await page.text();
  expect(text).toContain("Unlock this device");
  expect(text).not.toContain("Work 1");
  expect((await visit("/counter", made.owner, answers(made.quotes))).status).toBe(404);
  expect((await recordsOf(app(), made)).decided).toEqual([]);
  expect((await visit("/counter/unlock", made.owner, { password })).status).toBe(303);
});

test("A session that is renewed stays held", async () => {
  const made = await counter();
  await hand(made);
  const soon = new Date(Date.now() + 5 * 86_400_000);
  await app()
    .db.update(sessions)
    .set({ expiresAt: soon })
    .where(eq(sessions.id, made.owner.sessionId));
  expect((await visit("/repair-cms", made.owner)).headers.get("location")).toBe("/counter");
});
