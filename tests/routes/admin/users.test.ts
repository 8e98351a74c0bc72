import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import {
  accounts,
  profiles,
  sessions,
  subscriptions,
  users,
} from "#app/features/account/tables.server.ts";
import { listPeople } from "#app/features/admin/people/people.server.ts";
import { shownEnd } from "#app/features/billing/state.ts";
import { auditLog } from "#app/platform/log/audit.tables.server.ts";
import { day } from "#app/values/calendar.ts";
import { openApp, type Visit } from "../../support/app.ts";
import { password, sessionOf, signIn } from "../../support/join.ts";
import { lapsed, type Person, signedIn } from "../../support/people.ts";

const app = openApp();
const admin = () => signedIn(app().db, "free", { isAdmin: true, name: "Daniel Soto" });
const change = (as: Person, id: string, verb: string, form: Visit["form"] = {}) =>
  app().visit(`/admin/users/${id}/${verb}`, { as, form, headers: { accept: "text/html" } });
const profileOf = async ({ id }: { id: string }) =>
  (await app().db.select().from(profiles).where(eq(profiles.id, id)).get())!;
const log = ({ id }: { id: string }) =>
  app().db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
const until = (at: Date | null) => Math.round((at!.getTime() - Date.now()) / day);
const enters = async (as: { cookie: string }, path = "/account") =>
  (await app().visit(path, { as })).status === 200;

describe("the list", () => {
  test("shows the newest first, page by page, and is searched by the beginnings of words, accents or not", async () => {
    const as = await admin();
    const tag = newId().slice(-8);
    for (const name of ["Núria Ávila", "Hugo Peña", "nuria o'brien"])
      await signedIn(app().db, "free", { name: `${name} ${tag}` });
    const found = async (q: string) => {
      const html = await (await app().visit(`/admin?q=${encodeURIComponent(q)}`, { as })).text();
      return [...html.matchAll(/class="row-link[^"]*"[^>]*>([^<]+)</g)].map(([, name]) =>
        name!.replace(` ${tag}`, "").replace("&#x27;", "'"),
      );
    };
    expect(await found(`nuria ${tag}`)).toEqual(["nuria o'brien", "Núria Ávila"]);
    expect(await found(`AVIL ${tag}`)).toEqual(["Núria Ávila"]);
    expect(await found(`O'Bri ${tag}`)).toEqual(["nuria o'brien"]);
    expect(await found(`${tag} peña`)).toEqual(["Hugo Peña"]);
    expect(await found(`${tag} nobody`)).toEqual([]);
    expect(await found('"* OR ) NEAR(')).toEqual([]);
    expect(await found("@ - '")).toEqual([]);
  });

  test("an address finds its owner, as it is now", async () => {
    const as = await admin();
    const person = await signedIn(app().db, "free", { email: `${newId()}@taller-mecanico.test` });
    const finds = async (q: string) =>
      (await (await app().visit(`/admin?q=${encodeURIComponent(q)}`, { as })).text()).includes(
        person.id,
      );
    expect(await finds(person.email)).toBe(true);
    const email = `${newId()}@otro.test`;
    await app().db.update(users).set({ email }).where(eq(users.id, person.id));
    expect([await finds(person.email), await finds(email)]).toEqual([false, true]);
    await app().db.delete(users).where(eq(users.id, person.id));
    expect(await finds(email)).toBe(false);
  });

  test("goes from page to page without leaving anyone out", async () => {
    const as = await admin();
    const tag = `k${newId().slice(-8)}`;
    for (let at = 0; at < 45; at++) await signedIn(app().db, "free", { name: `${tag} ${at}` });
    const first = await listPeople(app().db, { words: [tag], limit: 20 }, Date.now(), shownEnd);
    const seen: string[] = [];
    for (const path of [`/admin?q=${tag}`, `/admin?q=${tag}&before=${first.next}&show=40`]) {
      const html = await (await app().visit(path, { as })).text();
      seen.push(...[...html.matchAll(new RegExp(`${tag} (\\d+)</a>`, "g"))].map(([, n]) => n!));
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => String(44 - at)));
  });
});

describe("a plan", () => {
  test("that is set opens its doors at once, for thirty days", async () => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    expect(await enters(person, "/repair-cms")).toBe(false);
    expect((await change(as, person.id, "plan", { tier: "premium" })).status).toBe(302);
    expect(await enters(person, "/repair-cms")).toBe(true);
    const { grantTier, grantEndsAt, subscriptionStatus } = await profileOf(person);
    expect([grantTier, until(grantEndsAt), subscriptionStatus]).toEqual(["premium", 30, "free"]);
    expect(await log(person)).toMatchObject([
      {
        actorId: as.id,
        action: "user.plan",
        before: { tier: "free", until: null },
        after: { tier: "premium", until: grantEndsAt!.getTime() },
      },
    ]);
  });

  test("lasts as many days as are named", async () => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    await change(as, person.id, "plan", { tier: "medium", days: "90" });
    expect(until((await profileOf(person)).grantEndsAt)).toBe(90);
  });

  test.each([["0"], ["-1"], ["3651"], ["1.5"], ["1e3"], ["NaN"], ["9".repeat(40)], ["<script>"]])(
    "of %s days is refused",
    async (days) => {
      const [as, person] = [await admin(), await signedIn(app().db)];
      const answer = await change(as, person.id, "plan", { tier: "premium", days });
      expect(answer.status).toBe(422);
      expect((await profileOf(person)).grantTier).toBeNull();
      expect(await log(person)).toEqual([]);
    },
  );

  test.each([["gold"], [""], ["PREMIUM"], ["__proto__"]])("called %s is refused", async (tier) => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    expect((await change(as, person.id, "plan", { tier })).status).toBe(422);
    expect((await profileOf(person)).grantTier).toBeNull();
  });

  test("that is taken away ends at once", async () => {
    const [as, person] = [await admin(), await signedIn(app().db, "medium")];
    await change(as, person.id, "plan", { tier: "premium" });
    await change(as, person.id, "plan", { tier: "free" });
    expect(await enters(person, "/repair-cms")).toBe(false);
    expect(await profileOf(person)).toMatchObject({
      grantTier: null,
      grantEndsAt: null,
      subscriptionStatus: "free",
      subscriptionEndsAt: null,
    });
  });

  test("cannot be set to free while Stripe is being paid, and the reason is said", async () => {
    const [as, person] = [await admin(), await signedIn(app().db, "medium")];
    const paid = {
      userId: person.id,
      customerId: `cus_${newId()}`,
      tier: "medium",
      status: "active",
      syncedAt: new Date(),
    } as const;
    await app().db.insert(subscriptions).values(paid);
    await change(as, person.id, "plan", { tier: "premium" });
    const answer = await change(as, person.id, "plan", { tier: "free" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("paying for a plan through Stripe");
    expect(await profileOf(person)).toMatchObject({
      grantTier: "premium",
      subscriptionStatus: "medium",
    });
  });

  test("goes on thirty days from its end, and once however often the form is sent", async () => {
    const [as, person] = [
      await admin(),
      await signedIn(app().db, "premium", { endsAt: Date.now() + 10 * day }),
    ];
    const version = String((await profileOf(person)).version);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => change(as, person.id, "extend", { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
    expect(until((await profileOf(person)).grantEndsAt)).toBe(40);
    expect(await log(person)).toHaveLength(1);
  });

  test("that has ended goes on thirty days from now; none at all cannot", async () => {
    const [as, ended, free] = [
      await admin(),
      await lapsed(app().db, "medium"),
      await signedIn(app().db),
    ];
    await change(as, ended.id, "extend", { version: String((await profileOf(ended)).version) });
    expect([
      (await profileOf(ended)).grantTier,
      until((await profileOf(ended)).grantEndsAt),
    ]).toEqual(["medium", 30]);
    const { version } = await profileOf(free);
    const refused = await change(as, free.id, "extend", { version: String(version) });
    expect(await refused.text()).toContain("no plan to extend");
    expect((await profileOf(free)).grantTier).toBeNull();
  });

  test("leads back, without a script, to one's own pages only", async () => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    const to = async (back: string) =>
      (
        await app().visit(`/admin/users/${person.id}/plan`, {
          as,
          form: { tier: "medium", back },
          headers: { accept: "text/html" },
        })
      ).headers.get("location");
    expect(await to("/admin?q=ana")).toBe("/admin?q=ana");
    expect(await to("//evil.example")).toBe(`/admin/users/${person.id}?done=plan`);
  });
});

describe("the administrator's flag", () => {
  test("is given and taken, and whoever loses it loses the area with the next click", async () => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    expect(await enters(person, "/admin")).toBe(false);
    await change(as, person.id, "admin", { isAdmin: "yes" });
    expect(await enters(person, "/admin")).toBe(true);
    await change(as, person.id, "admin", { isAdmin: "no" });
    for (const path of ["/admin", "/admin/audit", `/admin/users/${as.id}`, "/admin/settings"]) {
      expect((await app().visit(path, { as: person })).headers.get("location")).toBe("/");
      expect((await app().visit(`${path}.data`, { as: person })).status).toBe(202);
    }
    expect((await change(person, as.id, "plan", { tier: "premium" })).headers.get("location")).toBe(
      "/",
    );
    expect((await log(person)).map(({ after }) => after)).toEqual([
      { isAdmin: true },
      { isAdmin: false },
    ]);
  });

  test("nobody takes his own away", async () => {
    const as = await admin();
    const answer = await change(as, as.id, "admin", { isAdmin: "no" });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("cannot remove yourself as an administrator");
    expect((await profileOf(as)).isAdmin).toBe(true);
  });

  test("two who take each other's at once leave one", async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await admin(), await admin()];
      await Promise.all([
        change(a, b.id, "admin", { isAdmin: "no" }),
        change(b, a.id, "admin", { isAdmin: "no" }),
      ]);
      const flags = [(await profileOf(a)).isAdmin, (await profileOf(b)).isAdmin];
      expect(flags.filter(Boolean)).toHaveLength(1);
      expect([...(await log(a)), ...(await log(b))]).toHaveLength(1);
    }
  });

  test("two who suspend each other at once leave one", async () => {
    for (let round = 0; round < 10; round++) {
      const [a, b] = [await admin(), await admin()];
      await Promise.all([change(a, b.id, "suspend"), change(b, a.id, "suspend")]);
      expect(
        [(await profileOf(a)).suspendedAt, (await profileOf(b)).suspendedAt].filter(
          (at) => at === null,
        ),
      ).toHaveLength(1);
    }
  });

  test("gives no plan", async () => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    await change(as, person.id, "admin", { isAdmin: "yes" });
    expect(await enters(person, "/repair-cms")).toBe(false);
  });
});

describe("creating a user", () => {
  const create = (as: Person, form: Visit["form"]) => app().visit("/admin/users/new", { as, form });
  const rows = async (email: string) => app().db.select().from(users).where(eq(users.email, email));

  test("makes someone who signs in at once, with the plan that was given", async () => {
    const [as, email] = [await admin(), `${newId()}@shop.test`];
    const answer = await create(as, {
      email: email.toUpperCase(),
      password,
      name: "  Inés   Gil ",
      tier: "premium",
      isAdmin: "yes",
    });
    expect(answer.status).toBe(302);
    const [made] = await rows(email);
    expect(answer.headers.get("location")).toBe(`/admin/users/${made!.id}?done=created`);
    expect(made).toMatchObject({ name: "Inés Gil", emailVerified: true });
    expect(await profileOf(made!)).toMatchObject({
      isAdmin: true,
      grantTier: "premium",
      subscriptionStatus: "free",
    });
    const cookie = sessionOf(await signIn(app(), email))!;
    expect([await enters({ cookie }, "/repair-cms"), await enters({ cookie }, "/admin")]).toEqual([
      true,
      true,
    ]);
    expect(JSON.stringify(await log(made!))).not.toMatch(new RegExp(`${email}|Inés|${password}`));
    expect(await log(made!)).toMatchObject([
      { actorId: as.id, action: "user.created", after: { tier: "premium", isAdmin: true } },
    ]);
  });

  test.each([
    ["no address", { email: "", password }, "This field is required."],
    ["no real address", { email: "ana@", password }, "Enter a valid email address"],
    ["no password", { email: "new@shop.test", password: "" }, "This field is required."],
    ["a short password", { email: "new@shop.test", password: "short" }, "Use at least"],
    [
      "a made-up plan",
      { email: "new@shop.test", password, tier: "gold" },
      "Choose one of the options.",
    ],
    ["too long a name", { email: "new@shop.test", password, name: "x".repeat(81) }, "too long"],
  ])("%s is said beside its field, and nothing is made", async (_, form, words) => {
    const answer = await create(await admin(), { name: "", tier: "free", ...form });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Error creating user. Please try again.");
    expect(html).toContain(words);
    expect(html).not.toContain(password);
    expect(await rows("new@shop.test")).toEqual([]);
  });

  test("an address that is taken is said, and its account stays as it was", async () => {
    const [as, person] = [await admin(), await signedIn(app().db)];
    const before = await profileOf(person);
    const answer = await create(as, {
      email: person.email,
      password,
      name: "Other",
      tier: "premium",
      isAdmin: "yes",
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("An account with this email already exists.");
    expect(await profileOf(person)).toEqual(before);
    expect((await rows(person.email))[0]!.name).toBe("Ana Ruiz");
  });

  test("sent twenty times at once it is one account, whole", { timeout: 60_000 }, async () => {
    const [as, email] = [await admin(), `${newId()}@shop.test`];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(as, { email, password, name: "", tier: "medium" })),
    );
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    const made = await rows(email);
    expect(made).toHaveLength(1);
    expect(
      await app().db.select().from(accounts).where(eq(accounts.userId, made[0]!.id)),
    ).toHaveLength(1);
    expect(await log(made[0]!)).toHaveLength(1);
  });
});

describe("a suspended user", () => {
  test("is out at once, cannot sign in, keeps everything, and comes back when restored", async () => {
    const [as, email] = [await admin(), `${newId()}@shop.test`];
    await app().visit("/admin/users/new", {
      as,
      form: { email, password, name: "", tier: "premium" },
    });
    const { id } = (await app().db.select().from(users).where(eq(users.email, email)).get())!;
    const cookie = sessionOf(await signIn(app(), email))!;
    expect(await enters({ cookie }, "/repair-cms")).toBe(true);

    expect((await change(as, id, "suspend")).headers.get("location")).toBe(
      `/admin/users/${id}?done=suspended`,
    );
    expect(await enters({ cookie })).toBe(false);
    const refused = await signIn(app(), email);
    expect([refused.status, sessionOf(refused)]).toEqual([403, undefined]);
    expect(await refused.text()).toContain("This account is suspended.");
    expect(await (await signIn(app(), email, "not the password")).text()).toContain(
      "Invalid email or password",
    );
    expect(await app().db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect((await profileOf({ id })).grantTier).toBe("premium");

    await change(as, id, "restore");
    expect(await enters({ cookie })).toBe(false); // the old session is over for good
    const again = sessionOf(await signIn(app(), email))!;
    expect(await enters({ cookie: again }, "/repair-cms")).toBe(true);
    expect((await log({ id })).map(({ action }) => action)).toEqual([
      "user.created",
      "user.suspended",
      "user.restored",
    ]);
  });

  test("is kept out even by a session that came after", async () => {
    const person = await signedIn(app().db, "premium");
    await app()
      .db.update(profiles)
      .set({ suspendedAt: new Date() })
      .where(eq(profiles.id, person.id));
    for (const at of [Date.now() + 30 * day, Date.now() + 20 * day]) {
      await app()
        .db.update(sessions)
        .set({ expiresAt: new Date(at) })
        .where(eq(sessions.id, person.sessionId));
      const answer = await app().visit("/repair-cms", { as: person });
      expect(answer.headers.get("location")).toBe("/login?to=%2Frepair-cms");
      expect(sessionOf(answer)).toBeUndefined();
    }
    const write = await app().visit("/account/name", { as: person, form: { name: "Somebody" } });
    expect(write.status).toBe(401);
  });

  test("loses the admin area too, and nobody suspends himself", async () => {
    const [as, other] = [await admin(), await admin()];
    await change(as, other.id, "suspend");
    expect(await enters(other, "/admin")).toBe(false);
    expect((await change(as, as.id, "suspend")).status).toBe(422);
    expect((await profileOf(as)).suspendedAt).toBeNull();
  });
});

test("signing out everywhere ends every session of this one person", async () => {
  const [as, person, other] = [await admin(), await signedIn(app().db), await signedIn(app().db)];
  await change(as, person.id, "sign-out");
  expect([await enters(person), await enters(other), await enters(as, "/admin")]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await log(person)).toMatchObject([{ action: "user.signedOut", actorId: as.id }]);
});

test.each(["plan", "extend", "sync", "admin", "sign-out", "suspend", "restore"])(
  "%s of nobody is not found",
  async (verb) => {
    const as = await admin();
    for (const id of [newId(), "x'--", "%00", "0"]) {
      const answer = await change(as, id, verb, { tier: "premium", isAdmin: "yes" });
      expect(answer.status).toBe(404);
    }
    expect(await app().db.select().from(auditLog).where(eq(auditLog.actorId, as.id))).toEqual([]);
  },
);

test("fields that are not this form's to set are not set, in any spelling", async () => {
  const as = await admin();
  const extra = {
    is_admin: "1",
    isAdmin: "yes",
    admin: "true",
    role: "admin",
    id: as.id,
    user_id: as.id,
    userId: as.id,
    email: "evil@evil.test",
    subscription_status: "premium",
    subscriptionStatus: "premium",
    subscription_end_date: "9999999999999",
    grantTier: "premium",
    grant_tier: "premium",
    grantEndsAt: "9999999999999",
    grant_end_date: "9999999999999",
    suspendedAt: "1",
    created_at: "0",
    stay: "",
  };
  for (const [verb, form] of [
    ["plan", { tier: "medium" }],
    ["extend", { version: "1" }],
    ["sign-out", {}],
    ["restore", {}],
  ] as const) {
    const person = await signedIn(app().db);
    const { name, email, id } = person;
    await change(as, id, verb, { ...extra, ...form });
    const profile = await profileOf(person);
    expect([verb, profile.isAdmin, profile.suspendedAt, profile.subscriptionStatus]).toEqual([
      verb,
      false,
      null,
      "free",
    ]);
    if (verb === "plan")
      expect([profile.grantTier, until(profile.grantEndsAt)]).toEqual(["medium", 30]);
    else expect(profile.grantTier).toBeNull();
    expect(
      await app()
        .db.select()
        .from(users)
        .where(and(eq(users.id, id), eq(users.name, name), eq(users.email, email))),
    ).toHaveLength(1);
  }
});
