import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recoveryCodes } from "#app/features/account/two-factor.tables.server.ts";
import { pendingOf, startPhone } from "../../../support/account/authenticator.ts";
import { twoStepOf } from "../../../support/account/two-step.ts";
import { openApp } from "../../../support/app.ts";
import { join, password, post, sessionOf, signIn } from "../../../support/join.ts";
import { countLetters } from "../../../support/letters.ts";

const app = openApp();
const { idOf, protectedPerson, sinceOf, stepWith } = twoStepOf(app);
const enters = async (cookie: string | undefined) =>
  (await app().visit("/account", { as: { cookie: cookie ?? "" } })).status === 200;

test("Asks for the password to set up an app, which counts from its first code, and signs other devices out", async () => {
  const as = await join(app());
  const elsewhere = sessionOf(await signIn(app(), as.email));
  expect(
    (await post(app(), "/account/two-step/app", { password: "not mine" }, { as })).status,
  ).toBe(422);
  const phone = await startPhone(app(), as);
  expect(await sinceOf(as.email)).toBeNull();
  expect(
    (await post(app(), "/account/two-step/app/confirm", { code: phone.code(5) }, { as })).status,
  ).toBe(422);
  expect(await sinceOf(as.email)).toBeNull();
  expect(
    (await post(app(), "/account/two-step/app/confirm", { code: phone.code() }, { as })).status,
  ).toBe(200);
  expect(await sinceOf(as.email)).not.toBeNull();
  expect([await enters(as.cookie), await enters(elsewhere)]).toEqual([true, false]);
  expect(await countLetters(app(), as.email, "Authenticator app added to your Llave account")).toBe(
    1,
  );
});

test("Replaces an app only with a code of the current one, which then stops working", async () => {
  const person = await protectedPerson();
  expect((await post(app(), "/account/two-step/app", { password }, { as: person })).status).toBe(
    422,
  );
  const phone = await startPhone(app(), person, { code: person.phone.code(1) });
  const moved = await post(
    app(),
    "/account/two-step/app/confirm",
    { code: phone.code() },
    { as: person },
  );
  expect(moved.headers.get("location")).toBe("/account/two-step?done=app");
  expect(
    (await stepWith(pendingOf(await signIn(app(), person.email)), person.phone.code(1))).status,
  ).toBe(422);
  expect(
    sessionOf(await stepWith(pendingOf(await signIn(app(), person.email)), phone.code(1))),
  ).toBeTruthy();
});

test("Turns two-step sign-in off with password and code, removes every factor, and sends a letter", async () => {
  const { email, cookie, phone, codes } = await protectedPerson();
  for (const form of [
    { password, code: "" },
    { password, code: "000000" },
    { password: "not mine", code: codes[0]! },
  ]) {
    expect((await post(app(), "/account/two-step/off", form, { as: { cookie } })).status).toBe(422);
  }
  const off = await post(
    app(),
    "/account/two-step/off",
    { password, code: phone.code(1) },
    { as: { cookie } },
  );
  expect(off.headers.get("location")).toBe("/account/two-step?done=off");
  expect(await sinceOf(email)).toBeNull();
  expect(
    await app()
      .db.select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, await idOf(email))),
  ).toEqual([]);
  expect(sessionOf(await signIn(app(), email))).toBeTruthy();
  expect(await countLetters(app(), email, "Two-step sign-in was turned off")).toBe(1);
});

test("Invalidates the recovery codes when new ones are created", async () => {
  const { email, cookie, phone, codes } = await protectedPerson();
  const answer = await post(
    app(),
    "/account/two-step/codes",
    { password, code: phone.code(1) },
    { as: { cookie } },
  );
  const page = await answer.text();
  expect(page).toContain("Save these codes now");
  expect((await stepWith(pendingOf(await signIn(app(), email)), codes[0]!)).status).toBe(422);
});

test("Serves a file with the recovery codes and nothing else that was posted", async () => {
  const { cookie, codes } = await protectedPerson();
  const form = { codes: `${codes.join(" ")} <script>alert(1)</script>` };
  const answer = await post(app(), "/account/two-step/recovery-codes.txt", form, {
    as: { cookie },
  });
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  const text = await answer.text();
  for (const code of codes) expect(text).toContain(code);
  expect(text).not.toContain("script");
});
