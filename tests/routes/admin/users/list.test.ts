import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { users } from "#app/features/account/tables.server.ts";
import { listPeople } from "#app/features/admin/people/people.server.ts";
import { shownEnd } from "#app/features/billing/plan/current-plan.ts";
import { adminOf } from "../../../support/account/admin.ts";
import { openApp } from "../../../support/app.ts";
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
