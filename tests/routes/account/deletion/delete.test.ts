import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { profiles, sessions, subscriptions, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../../support/app.ts";
import { stripeOf } from "../../../support/billing/stripe.ts";
import {
  type Joined,
  join,
  password,
  post,
  sessionOf,
  signIn,
  signUp,
} from "../../../support/join.ts";
import { letterTo } from "../../../support/letters.ts";
import { makeTopic } from "../../../support/make.ts";

const app = openApp();
const idOf = async ({ email }: Joined) =>
  (await app().db.select().from(users).where(eq(users.email, email)).get())?.id;
const deleteAccount = (
  as: Joined,
  form: Record<string, string> = { password, confirm: "on" },
  path = "/account/delete",
) => post(app(), path, form, { as });
const makeAdmin = async (id: string, isAdmin = true) =>
  app().db.update(profiles).set({ isAdmin }).where(eq(profiles.id, id));

test("Says in both languages what is deleted, and links to the download and to what stays", async () => {
  const as = await join(app());
  const page = async (lng: string) =>
    (await app().visit(`/account/delete?lng=${lng}`, { as })).text();
  for (const words of [
    "This cannot be undone",
    "canceled right away",
    "former member",
    "/account/download",
    "/privacy#what-stays",
  ])
    expect(await page("en")).toContain(words);
  for (const words of [
    "No se puede deshacer",
    "se cancela en el acto",
    "antiguo miembro",
    "Descargar todo antes",
  ])
    expect(await page("es")).toContain(words);
  expect(await (await app().visit("/privacy")).text()).toContain('id="what-stays"');
  expect(await (await app().visit("/privacy?lng=es")).text()).toContain(
    "Qué se conserva si elimina su cuenta",
  );
});

test("Deletes an account with its data, ends every session, and sends a letter", async () => {
  const as = await join(app());
  const id = (await idOf(as))!;
  const second = { ...as, cookie: sessionOf(await signIn(app(), as.email))! };
  const topic = await makeTopic(app().db, { by: { id } });

  const answer = await deleteAccount(as);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/login?done=deleted");
  expect(sessionOf(answer)).toBe("");
  expect(answer.headers.get("clear-site-data")).toBe('"storage", "cache"');
  expect(await (await app().visit("/login?done=deleted")).text()).toContain(
    "Your account and everything in it were deleted",
  );

  expect(await idOf(as)).toBeUndefined();
  for (const one of [as, second]) {
    expect((await app().visit("/account", { as: one })).headers.get("location")).toMatch(
      /^\/login/,
    );
    expect((await post(app(), "/account/name", { name: "x" }, { as: one })).status).toBe(401);
  }
  expect((await signIn(app(), as.email)).status).toBe(401);
  expect(await letterTo(app(), as.email)).toContain("deleted your Llave account");

  const reader = await join(app());
  await app()
    .db.update(profiles)
    .set({ subscriptionStatus: "medium" })
    .where(eq(profiles.id, (await idOf(reader))!));
  expect(await (await app().visit(`/discussion/${topic.id}`, { as: reader })).text()).toContain(
    "former member",
  );
  expect((await signUp(app(), as.email)).cookie).not.toBe("no session"); // the address is free again
});

describe("Deletes nothing", () => {
  test("for a visitor", async () => {
    expect((await app().visit("/account/delete")).headers.get("location")).toBe(
      "/login?to=%2Faccount%2Fdelete",
    );
    expect((await post(app(), "/account/delete", { password, confirm: "on" })).status).toBe(401);
  });

  test("with a wrong password, without one, or without the checkbox; and counts the attempts", async () => {
    const as = await join(app());
    expect(
      await (await deleteAccount(as, { password: "not mine", confirm: "on" })).text(),
    ).toContain("The current password is not correct.");
    expect((await deleteAccount(as, { password: "", confirm: "on" })).status).toBe(422);
    const unticked = await deleteAccount(as, { password });
    expect(unticked.status).toBe(422);
    expect(await unticked.text()).toContain("Check this box first.");
    for (let at = 0; at < 9; at++) await deleteAccount(as, { password: "not mine", confirm: "on" });
    expect((await deleteAccount(as)).status).toBe(429);
    expect(await idOf(as)).toBeDefined();
  });

  test("by another site's page", async () => {
    const as = await join(app());
    const cross = [{ origin: "https://evil.test" }, { origin: "null" }];
    for (const headers of cross)
      for (const path of ["/account/delete", "/account/delete.data"])
        expect((await post(app(), path, { password, confirm: "on" }, { as, headers })).status).toBe(
          403,
        );
    expect(await idOf(as)).toBeDefined();
  });

  test("of the last administrator, who may leave once there is a second one", async () => {
    const as = await join(app());
    const id = (await idOf(as))!;
    const others = app()
      .db.update(profiles)
      .set({ isAdmin: false })
      .where(sql`${profiles.id} <> ${id}`);
    await others;
    await makeAdmin(id);
    expect(await (await app().visit("/account/delete", { as })).text()).toContain(
      "You are the last administrator",
    );
    const answer = await deleteAccount(as);
    expect(answer.status).toBe(409);
    expect(await idOf(as)).toBe(id);

    const second = await join(app());
    const secondId = (await idOf(second))!;
    await makeAdmin(secondId);
    await app()
      .db.update(profiles)
      .set({ suspendedAt: new Date() })
      .where(eq(profiles.id, secondId));
    expect((await deleteAccount(as)).status).toBe(409); // one who is kept out cannot take over
    await app().db.update(profiles).set({ suspendedAt: null }).where(eq(profiles.id, secondId));

    // Both at once: one of them stays.
    const answers = await Promise.all([deleteAccount(as), deleteAccount(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    await others.run();
    await app().db.update(profiles).set({ isAdmin: false });
  });
});

test("Deletes once when the form is sent ten times at the same time, and shows no error", async () => {
  const as = await join(app());
  const id = (await idOf(as))!;
  const answers = await Promise.all(Array.from({ length: 10 }, () => deleteAccount(as)));
  // Later requests find the session ended or the account deleted.
  for (const { status } of answers) expect([302, 401, 422]).toContain(status);
  expect(answers.some(({ status }) => status === 302)).toBe(true);
  expect(await idOf(as)).toBeUndefined();
  const lines = await app()
    .d1.prepare("select action from audit_log where subject_id = ?")
    .bind(id)
    .all();
  expect(lines.results).toEqual([{ action: "user.deleted" }]);
});

describe("With a plan", () => {
  const stripe = () => stripeOf(app());
  async function subscriber() {
    const as = await join(app());
    const id = (await idOf(as))!;
    const checkout = await app().visit("/create-checkout-session", {
      as,
      form: { plan: "premium" },
    });
    await stripe().pay(checkout.headers.get("location")!.split("/").at(-1)!);
    const { customerId } = (await app()
      .db.select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, id))
      .get())!;
    return { as, id, customerId };
  }
  const stateOf = async (customer: string) =>
    (await stripe().client.subscriptions.list({ customer, status: "all" })).data.map(
      ({ status }) => status,
    );

  test("cancels the subscription at once, and ignores its later webhooks", async () => {
    const { as, id, customerId } = await subscriber();
    expect(await stateOf(customerId)).toEqual(["trialing"]);
    expect((await deleteAccount(as)).status).toBe(302);
    expect(await stateOf(customerId)).toEqual(["canceled"]);
    for (let at = 0; at < 40; at++) await new Promise((later) => setTimeout(later, 25));
    expect(await app().db.select().from(profiles).where(eq(profiles.id, id))).toEqual([]);
    expect(
      await app().db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId)),
    ).toEqual([]);
    expect(
      (await app().d1.prepare("select count(*) as n from used_trials").first<{ n: number }>())!.n,
    ).toBeGreaterThan(0);
  });

  test("expires an open checkout session, so that no one pays for a deleted account", async () => {
    const as = await join(app());
    const checkout = await app().visit("/create-checkout-session", {
      as,
      form: { plan: "medium" },
    });
    const session = checkout.headers.get("location")!.split("/").at(-1)!;
    expect((await deleteAccount(as)).status).toBe(302);
    expect((await stripe().client.checkout.sessions.retrieve(session)).status).toBe("expired");
  });

  test("deletes an account whose subscription has ended elsewhere, or whose customer Stripe does not know", async () => {
    const { as, customerId } = await subscriber();
    await stripe().command({ command: "cancel", customer: customerId });
    expect((await deleteAccount(as)).status).toBe(302);

    const other = await join(app());
    const row = {
      userId: (await idOf(other))!,
      customerId: `cus_${newId()}`,
      syncedAt: new Date(),
    };
    await app().db.insert(subscriptions).values(row);
    expect((await deleteAccount(other)).status).toBe(302);
  });
});

test("Shows the deletion in the audit log by user id only", async () => {
  const as = await join(app());
  const id = (await idOf(as))!;
  await deleteAccount(as);
  const admin = await join(app());
  await makeAdmin((await idOf(admin))!);
  const page = await (await app().visit(`/admin/audit?person=${id}`, { as: admin })).text();
  expect(page).toContain("Deleted the account");
  expect(page).not.toContain(as.email);
  expect(await app().db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
});
