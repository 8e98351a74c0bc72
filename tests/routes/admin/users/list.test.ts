import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { profiles, subscriptions, users } from "#app/features/account/tables.server.ts";
import { listPeople } from "#app/features/admin/people/people.server.ts";
import { shownEnd } from "#app/features/billing/plan/current-plan.ts";
import { day } from "#app/values/calendar.ts";
import { adminOf } from "../../../support/account/admin.ts";
import { openApp } from "../../../support/app.ts";
import { makeShop } from "../../../support/make.ts";
import { signedIn } from "../../../support/people.ts";

const app = openApp();
const { admin } = adminOf(app);

test("Lists the newest first, and finds users by the beginnings of words, with or without accents", async () => {
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

test("Finds a user by their current email address only", async () => {
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

test("Lists every user exactly once across pages", async () => {
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

test("Filters by plan, suspension and administrators, and says shop, role and trial", async () => {
  const { db } = app();
  const as = await admin();
  const tag = `f${newId().slice(-8)}`;
  const named = (name: string) => ({ name: `${name} ${tag}` });
  const owner = await signedIn(db, "premium", named("Owner"));
  await makeShop(db, owner, { shopName: `Taller ${tag}` });
  const worksAt = { shopId: owner.shopId, role: "technician" } as const;
  const suspended = await signedIn(db, "free", { ...named("Out"), worksAt });
  await db.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, suspended.id));
  await signedIn(db, "medium", named("Bronze"));
  await signedIn(db, "free", { ...named("Boss"), isAdmin: true });
  await signedIn(db, "free", named("Nobody"));
  const found = async (query: string) => {
    const html = await (await app().visit(`/admin?${query}`, { as })).text();
    return [...html.matchAll(new RegExp(`>(\\w+) ${tag}</a>`, "g"))].map(([, name]) => name);
  };
  expect(await found(`q=${tag}&of=premium`)).toEqual(["Owner"]);
  expect(await found(`q=${tag}&of=medium`)).toEqual(["Bronze"]);
  expect(await found(`q=${tag}&of=suspended`)).toEqual(["Out"]);
  expect(await found(`q=${tag}&of=admin`)).toEqual(["Boss"]);
  expect(await found("of=suspended")).toContain("Out");
  expect(await found(`q=${tag}&of=rich`)).toHaveLength(5);
  const html = await (await app().visit(`/admin?q=${tag}`, { as })).text();
  expect(html).toContain(`Taller ${tag} · Owner`);
  expect(html).toContain(`Taller ${tag} · Technician`);
});

test("Calls a trial a trial until it ends", async () => {
  const { db } = app();
  const as = await admin();
  const person = await signedIn(db, "premium", { name: `Trial ${newId().slice(-8)}` });
  const endsAt = new Date(Date.now() + 5 * day);
  await db.update(profiles).set({ subscriptionEndsAt: endsAt }).where(eq(profiles.id, person.id));
  const store = (status: string) =>
    db
      .insert(subscriptions)
      .values({
        userId: person.id,
        customerId: person.id,
        status,
        tier: "premium",
        periodEnd: endsAt,
        trialEnd: endsAt,
        syncedAt: new Date(),
      })
      .onConflictDoUpdate({ target: subscriptions.userId, set: { status } });
  const row = async () =>
    (await (await app().visit(`/admin?q=${person.name.slice(-8)}`, { as })).text())
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ");
  await store("trialing");
  expect(await row()).toContain("Diamond · Trial");
  await store("active");
  expect(await row()).not.toContain("· Trial");
});
