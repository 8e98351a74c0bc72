import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { passwordChecks } from "#app/features/account/tables.server.ts";
import { openApp, type Visit } from "../../support/app.ts";
import { below, pick, tries } from "../../support/chance.ts";
import { deviceOf, join, password, post, signIn } from "../../support/join.ts";
import { letterTo, resetTokenIn } from "../../support/letters.ts";
import { tally } from "../../support/tally.ts";

const app = openApp();
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map((answer) => answer.status);
const counted = (codes: number[], code: number) => codes.filter((one) => one === code).length;

test("Checks ten passwords in a quarter hour, however many come at once", async () => {
  const { email } = await join(app());
  const codes = await statuses(
    Array.from({ length: 25 }, () => signIn(app(), email, "not this one")),
  );
  expect([counted(codes, 401), counted(codes, 429)]).toEqual([10, 15]);
});

test("Then rejects even the right password, and says when to come back", async () => {
  const { email } = await join(app());
  for (let at = 0; at < 10; at++) await signIn(app(), email, "not this one");
  const answer = await signIn(app(), email);
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain("Too many attempts. Please wait 15 min and try again.");
});

test("Counts the same account whatever the headers and the spelling of address and path", async () => {
  const { email } = await join(app(), `kim.k-${newId()}@shop.test`);
  const spellings = [
    email,
    email.toUpperCase(),
    ` ${email}`,
    `${email}\u{a0}`,
    email.replace("k", "\u{212a}"),
    `\x00${email}`,
    `${email}\r\n`,
  ];
  const paths = ["/login", "/login/", "/LOGIN", "//login", "/login?x=1", "/login.data", "/%6cogin"];
  const headers: Record<string, string>[] = [
    { "x-forwarded-for": "1.2.3.4" },
    { "x-real-ip": "1.2.3.5", forwarded: "for=1.2.3.6" },
    { "x-client-ip": "::1", "true-client-ip": "9.9.9.9" },
    { "user-agent": "another" },
  ];
  const codes: number[] = [];
  for (const path of paths) {
    for (const [at, spelling] of spellings.entries()) {
      const init: Visit = { headers: headers[at % headers.length]! };
      codes.push(
        (await post(app(), path, { email: spelling, password: "not this one" }, init)).status,
      );
    }
  }
  expect(counted(codes, 401)).toBe(10);
  expect(codes.filter((code) => ![401, 404, 429].includes(code))).toEqual([]);
  expect(counted(codes, 429)).toBeGreaterThan(15);
});

test("Counts only failures: successful sign-ins are not limited", async () => {
  const { email } = await join(app());
  for (let at = 0; at < 12; at++) expect((await signIn(app(), email)).status).toBe(302);
  for (let at = 0; at < 10; at++)
    expect((await signIn(app(), email, "not this one")).status).toBe(401);
  expect((await signIn(app(), email, "not this one")).status).toBe(429);
});

test("Gives a browser that signed in before ten attempts of its own, whatever strangers guess", async () => {
  const { email } = await join(app());
  const device = deviceOf(await signIn(app(), email));
  await statuses(Array.from({ length: 12 }, () => signIn(app(), email, "not this one")));
  const known = { headers: { cookie: device } };
  expect((await signIn(app(), email, password, known)).status).toBe(302);
  const codes = await statuses(
    Array.from({ length: 14 }, () => signIn(app(), email, "nor this", known)),
  );
  expect([counted(codes, 401), counted(codes, 429)]).toEqual([10, 4]);
});

test("Ignores a device cookie that is forged, altered or of another account", async () => {
  const [ana, eva] = [await join(app()), await join(app())];
  const device = deviceOf(await signIn(app(), eva.email));
  const flipped = device.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  await statuses(Array.from({ length: 10 }, () => signIn(app(), ana.email, "not this one")));
  for (const cookie of [
    device,
    flipped,
    `llave.device=${"0".repeat(64)}`,
    "llave.device=x",
    "llave.device=",
  ]) {
    expect((await signIn(app(), ana.email, "nor this", { headers: { cookie } })).status).toBe(429);
  }
});

test("Knows a shared computer for several accounts", async () => {
  const [ana, eva] = [await join(app()), await join(app())];
  const first = deviceOf(await signIn(app(), ana.email));
  const both = deviceOf(await signIn(app(), eva.email, password, { headers: { cookie: first } }));
  for (const { email } of [ana, eva]) {
    await statuses(Array.from({ length: 10 }, () => signIn(app(), email, "not this one")));
    expect((await signIn(app(), email, password, { headers: { cookie: both } })).status).toBe(302);
  }
});

test("Gives each session ten attempts of its own to change the password, whatever strangers guess", async () => {
  const { email, cookie } = await join(app());
  await statuses(Array.from({ length: 12 }, () => signIn(app(), email, "no, not this")));
  const wrong = { currentPassword: "not this one", newPassword: "quite another password" };
  const codes = await statuses(
    Array.from({ length: 12 }, () => post(app(), "/account/password", wrong, { as: { cookie } })),
  );
  expect([counted(codes, 422), counted(codes, 429)]).toEqual([10, 2]);
});

test("Knows the browser that reset the password by letter", async () => {
  const { email } = await join(app());
  await statuses(Array.from({ length: 10 }, () => signIn(app(), email, "not this one")));
  await post(app(), "/forgot-password", { email });
  const token = resetTokenIn((await letterTo(app(), email)) ?? "");
  const device = deviceOf(
    await post(app(), "/reset-password", { token, password: "quite another password" }),
  );
  expect(
    (await signIn(app(), email, "quite another password", { headers: { cookie: device } })).status,
  ).toBe(302);
});

test("Counts an address without an account the same way", async () => {
  const email = `${newId()}@nobody.test`;
  const codes = await statuses(Array.from({ length: 12 }, () => signIn(app(), email)));
  expect([counted(codes, 401), counted(codes, 429)]).toEqual([10, 2]);
});

test("Allows attempts again after a quarter hour", async () => {
  const { email } = await join(app());
  for (let at = 0; at < 10; at++) await signIn(app(), email, "not this one");
  const newest = await app().db.select().from(passwordChecks).orderBy(sql`n desc`).limit(1).get();
  await app()
    .db.update(passwordChecks)
    .set({ at: sql`at - ${15 * 60_000}` })
    .where(eq(passwordChecks.account, newest!.account));
  expect((await signIn(app(), email)).status).toBe(302);
});

test("Stores the count without the address", async () => {
  const { email } = await join(app());
  await signIn(app(), email);
  const kept = await app().db.select().from(passwordChecks);
  expect(JSON.stringify(kept)).not.toContain(email.split("@")[0]);
});

test("Limits sign-ups to twenty a minute for each caller", async () => {
  const { email } = await join(app());
  const headers = { "cf-connecting-ip": "203.0.113.7" };
  const codes = await statuses(
    Array.from({ length: 45 }, () =>
      app().visit("/login?mode=sign-up", { form: { email, password }, headers }),
    ),
  );
  expect(counted(codes, 429)).toBeGreaterThanOrEqual(5); // a minute may turn in between
});

test("Allows ten attempts to strangers and ten to a session, whatever the header, spelling and address (S4)", {
  timeout: 600_000,
}, async () => {
  const headers = [
    "x-forwarded-for",
    "x-real-ip",
    "true-client-ip",
    "x-client-ip",
    "forwarded",
    "cf-pseudo-ipv4",
    "user-agent",
    "x-forwarded-host",
  ];
  const addresses = [
    "/login",
    "/login.data",
    "/login/",
    "/LOGIN",
    "/login?to=/account",
    "/%6cogin",
    "/account/password",
    "/account/password.data",
  ];
  for (let left = tries(2); left > 0; left--) {
    const { email, cookie } = await join(app(), `k-${newId()}@shop.test`);
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email} `,
      email.replace("k", "\u{212a}"),
      `${email}\t`,
    ];
    const guesses = Array.from({ length: 40 }, () => {
      const address = pick(addresses);
      const init: Visit = { headers: { [pick(headers)]: `198.51.100.${below(250)}` } };
      if (address.startsWith("/account")) init.as = { cookie };
      const wrong = `wrong ${below(1_000_000)}`;
      const form: Record<string, string> = address.startsWith("/account")
        ? { currentPassword: wrong, newPassword: "another good password" }
        : { email: pick(spellings), password: wrong };
      return post(app(), address, form, init);
    });
    const codes = await statuses(guesses);
    // Ten for strangers together, ten for the session that was open before.
    const [strangers, session] = [counted(codes, 401), counted(codes, 422)];
    tally(
      codes.length,
      Math.max(0, strangers - 10) +
        Math.max(0, session - 10) +
        codes.filter((code) => ![401, 404, 422, 429].includes(code)).length,
    );
    expect(codes.filter((code) => ![401, 404, 422, 429].includes(code))).toEqual([]);
    expect(strangers).toBeLessThanOrEqual(10);
    expect(session).toBeLessThanOrEqual(10);
  }
});
