import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { profiles, users } from "#app/features/account/tables.server.ts";
import { passkeys } from "#app/features/account/two-factor.tables.server.ts";
import {
  addOptions,
  addSecurityKey,
  newSecurityKey,
  pendingOf,
  setUpPhone,
  signInOptions,
} from "../../../support/account/authenticator.ts";
import { openApp } from "../../../support/app.ts";
import { type Joined, join, password, post, sessionOf, signIn } from "../../../support/join.ts";
import { countLetters } from "../../../support/letters.ts";

const app = openApp();
const show = (credential: string, to = "") =>
  post(app(), "/login/passkey.data", { credential, to });
const keysOf = async ({ email }: Joined) =>
  app()
    .db.select({
      id: passkeys.id,
      name: passkeys.name,
      lastUsedAt: passkeys.lastUsedAt,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(users.email, email));
const add = (as: Joined, credential: string) =>
  post(app(), "/account/two-step/passkeys/add.data", { credential, name: "Shop key" }, { as });

test("Signs in with a passkey alone, records its use, and rejects a replay", async () => {
  const as = await join(app());
  const key = await addSecurityKey(app(), as);
  const credential = await key.sign(await signInOptions(app()));
  const session = sessionOf(await show(credential));
  expect((await app().visit("/account", { as: { cookie: session ?? "" } })).status).toBe(200);
  expect((await keysOf(as))[0]!.lastUsedAt).not.toBeNull();
  expect(sessionOf(await show(credential))).toBeUndefined();
});

test("Opens one session when an assertion is sent twice at the same time", async () => {
  const key = await addSecurityKey(app(), await join(app()));
  const credential = await key.sign(await signInOptions(app()));
  const answers = await Promise.all([show(credential), show(credential)]);
  expect(answers.filter((answer) => sessionOf(answer))).toHaveLength(1);
});

test("Asks for the passkey as the second step when it is the only factor", async () => {
  const as = await join(app());
  const key = await addSecurityKey(app(), as);
  const first = await signIn(app(), as.email);
  expect([first.headers.get("location"), sessionOf(first)]).toEqual(["/login/code", undefined]);
  const page = await (
    await app().visit("/login/code", { as: { cookie: pendingOf(first) } })
  ).text();
  expect(page).toContain("Sign in with a passkey");
  const primary = [...page.matchAll(/button-primary[^>]*>([^<]+)</g)].map(([, label]) => label);
  expect(primary).toEqual(["Sign in with a passkey"]);
  const answer = await show(await key.sign(await signInOptions(app())));
  expect(sessionOf(answer)).toBeTruthy();
});

test.each([
  ["made for another site", { origin: "https://llave.example.evil" }],
  ["of another domain", { rpId: "evil.example" }],
  ["without the owner's fingerprint, face or PIN", { verified: false }],
  ["made while a passkey was made", { type: "webauthn.create" }],
])("an answer %s opens nothing", async (_, flaws) => {
  const key = await addSecurityKey(app(), await join(app()));
  expect(sessionOf(await show(await key.sign(await signInOptions(app()), flaws)))).toBeUndefined();
});

test("Rejects another key's signature, a forged challenge, one for another purpose, and an empty response", async () => {
  const as = await join(app());
  const key = await addSecurityKey(app(), as);
  const other = await newSecurityKey();
  const options = await signInOptions(app());
  const forged = JSON.stringify({ ...JSON.parse(await other.sign(options)), id: key.id });
  const asked = (await (await app().visit("/account/two-step/passkeys/ask", { as })).json()) as {
    challenge: string;
  };
  const tries = [
    forged,
    await key.sign({ challenge: "x".repeat(75) }),
    await key.sign(asked),
    "",
    "{}",
    "null",
    "[".repeat(5000),
  ];
  for (const credential of tries)
    expect(sessionOf(await show(credential)), credential.slice(0, 60)).toBeUndefined();
});

test("Rejects a cloned key, whose counter is behind", async () => {
  const as = await join(app());
  const key = await addSecurityKey(app(), as);
  const early = await key.sign(await signInOptions(app()));
  expect(sessionOf(await show(await key.sign(await signInOptions(app()))))).toBeTruthy();
  expect(sessionOf(await show(early))).toBeUndefined();
});

test("Creates recovery codes with the first passkey, signs other devices out, and sends a letter", async () => {
  const as = await join(app());
  const elsewhere = sessionOf(await signIn(app(), as.email));
  const key = await newSecurityKey();
  const answer = await add(as, await key.make(await addOptions(app(), as)));
  expect((await answer.text()).match(/[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){5}/g)).toHaveLength(10);
  expect((await app().visit("/account", { as: { cookie: elsewhere ?? "" } })).status).toBe(302);
  expect((await app().visit("/account", { as })).status).toBe(200);
  expect(await countLetters(app(), as.email, "Passkey added to your Llave account")).toBe(1);
});

test("Requires the password and this session's challenge to add a passkey", async () => {
  const [as, other] = [await join(app()), await join(app())];
  const wrong = await post(
    app(),
    "/account/two-step/passkeys/new",
    { name: "x", password: "not mine" },
    { as },
  );
  expect(wrong.status).toBe(422);
  const key = await newSecurityKey();
  await add(as, await key.make(await addOptions(app(), other)));
  await add(as, await key.make(await signInOptions(app())));
  await add(as, await key.make(await addOptions(app(), as), { verified: false }));
  expect(await keysOf(as)).toEqual([]);
});

test("Allows a key on one account only", async () => {
  const [as, other] = [await join(app()), await join(app())];
  const key = await addSecurityKey(app(), as);
  await add(other, await key.make(await addOptions(app(), other)));
  expect([(await keysOf(as)).length, (await keysOf(other)).length]).toEqual([1, 0]);
});

test("Requires proof to remove a passkey, hides other users' passkeys, and turns two-step sign-in off with the last one", async () => {
  const [as, other] = [await join(app()), await join(app())];
  const key = await addSecurityKey(app(), as);
  const [kept] = await keysOf(as);
  const path = `/account/two-step/passkeys/${kept!.id}/remove`;
  expect((await post(app(), path, { password }, { as: other })).status).toBe(404);
  expect((await post(app(), path, { password }, { as })).status).toBe(422);
  const asked = (await (await app().visit("/account/two-step/passkeys/ask", { as })).json()) as {
    challenge: string;
  };
  const removed = await post(app(), path, { password, passkey: await key.sign(asked) }, { as });
  expect(removed.headers.get("location")).toBe("/account/two-step?done=passkeyRemoved");
  expect(sessionOf(await signIn(app(), as.email))).toBeTruthy();
});

test("Rejects another user's passkey as proof", async () => {
  const [as, other] = [await join(app()), await join(app())];
  await setUpPhone(app(), as);
  const key = await addSecurityKey(app(), other);
  const asked = (await (await app().visit("/account/two-step/passkeys/ask", { as })).json()) as {
    challenge: string;
  };
  const answer = await post(
    app(),
    "/account/two-step/off",
    { password, passkey: await key.sign(asked) },
    { as },
  );
  expect(answer.status).toBe(401);
});

test("Rejects a suspended user's passkey", async () => {
  const as = await join(app());
  const key = await addSecurityKey(app(), as);
  const { id } = (await app().db.select().from(users).where(eq(users.email, as.email)).get())!;
  await app().db.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, id));
  expect(sessionOf(await show(await key.sign(await signInOptions(app()))))).toBeUndefined();
});
