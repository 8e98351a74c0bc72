import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { openApp } from "../support/app.ts";
import { alive, desk, everyFace, fits, openBrowser, phone, ready } from "../support/browser.ts";
import { password } from "../support/join.ts";
import { makeSource, makeVideo } from "../support/make.ts";
import { type Person, signedIn } from "../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);

let admin: Person;
let member: Person;
beforeAll(async () => {
  const { db } = app();
  admin = await signedIn(db, "premium", { isAdmin: true, name: "Daniel Soto" });
  member = await signedIn(db, "medium", {
    name: "Maximiliano de Aguirre y Montemayor Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
  });
  await app().visit(`/admin/users/${member.id}/plan`, { as: admin, form: { tier: "premium" } });
});

const words = {
  en: {
    search: "Search by name or email",
    go: "Search",
    plan: /^Plan for/,
    set: "Set plan",
    wasSet: "The plan was set.",
    extend: /^Extend 30 days/,
    newUser: "New user",
    email: "Email",
    password: "Password",
    create: "Create user",
    created: "The user was created and can sign in.",
    signIn: "Sign In",
    suspend: "Suspend",
    restore: "Restore",
    restored: "The account is restored.",
    suspended: "This account is suspended.",
    active: "Active",
  },
  es: {
    search: "Buscar por nombre o correo",
    go: "Buscar",
    plan: /^Plan de/,
    set: "Asignar el plan",
    wasSet: "El plan quedó asignado.",
    extend: /^Extender 30 días/,
    newUser: "Nuevo usuario",
    email: "Correo electrónico",
    password: "Contraseña",
    create: "Crear usuario",
    created: "El usuario fue creado y ya puede iniciar sesión.",
    signIn: "Iniciar sesión",
    suspend: "Suspender",
    restore: "Reactivar",
    restored: "La cuenta está activa de nuevo.",
    suspended: "Esta cuenta está suspendida.",
    active: "Activa",
  },
} as const;

describe.each(["en", "es"] as const)("an administrator, in %s", (lng) => {
  const t = words[lng];

  test("makes a user Diamond, who can open the repair area at once", async () => {
    const person = await signedIn(app().db, "free", { name: `Hugo ${newId().slice(-6)}` });
    const theirs = await eyes.page({ as: person });
    await theirs.goto(`/repair-cms?lng=${lng}`);
    await theirs.waitForURL("**/premium?from=repair");

    const page = await eyes.page({ as: admin });
    await page.goto(`/admin?lng=${lng}`);
    await ready(page);
    await page.getByLabel(t.search).fill(person.name);
    await page.getByRole("button", { name: t.go }).click();
    await page.waitForURL("**/admin?q=**");
    const row = page.getByRole("row", { name: person.name });
    await row.getByLabel(t.plan).selectOption("premium");
    await row.getByRole("button", { name: t.set }).click();
    await row.getByText(t.wasSet).waitFor({ state: "attached" });
    await row.getByRole("button", { name: t.extend }).waitFor();

    await theirs.goto("/repair-cms");
    expect(new URL(theirs.url()).pathname).toBe("/repair-cms");
  });

  test("creates a user who signs in, suspends and restores them", async () => {
    const email = `${newId()}@shop.test`;
    const page = await eyes.page({ as: admin });
    await page.goto(`/admin?lng=${lng}`);
    await ready(page);
    await page.getByRole("link", { name: t.newUser }).click();
    await page.waitForURL("**/admin/users/new");
    const dialog = page.locator("dialog:modal");
    await dialog.getByLabel(t.email).fill(email);
    await dialog.getByLabel(t.password, { exact: true }).fill(password);
    await dialog.getByRole("button", { name: t.create }).click();
    await page.getByText(t.created).waitFor();

    const theirs = await eyes.page({ expected: /status of 403/ });
    const enter = async () => {
      await theirs.goto(`/login?lng=${lng}`);
      await ready(theirs);
      await theirs.getByLabel(t.email).fill(email);
      await theirs.getByLabel(t.password, { exact: true }).fill(password);
      await theirs.getByRole("button", { name: t.signIn, exact: true }).click();
    };
    await enter();
    await theirs.waitForURL("**/noticias");

    await page.getByRole("link", { name: t.suspend }).click();
    await page.locator("dialog:modal").getByRole("button", { name: t.suspend }).click();
    await page.getByRole("button", { name: t.restore }).waitFor();
    expect(await page.getByText(t.created).count()).toBe(0);
    await theirs.reload();
    await theirs.waitForURL("**/login?to=**");
    await enter();
    await theirs.getByText(t.suspended).waitFor();

    await page.getByRole("button", { name: t.restore }).click();
    await page.getByText(t.active, { exact: true }).waitFor();
    await page.getByText(t.restored).waitFor();
    await enter();
    await theirs.waitForURL("**/noticias");
  });
});

test("The hash selects one of three panels, with and without scripts", async () => {
  const { db } = app();
  await makeVideo(db, { title: "Frenos paso a paso" });
  await makeSource(db, { name: "El Taller al Día" });
  for (const javaScriptEnabled of [true, false]) {
    const page = await eyes.page({ as: admin, javaScriptEnabled, viewport: phone });
    const shows = async (name: string) => {
      await page.getByRole("heading", { level: 2, name }).waitFor();
      await expect.poll(() => page.getByRole("search").count()).toBe(1);
      // The tabs stay in view.
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    const tabs = page.getByRole("navigation", { name: "Admin" });
    await page.goto("/admin");
    if (javaScriptEnabled) await ready(page);
    await shows("Manage Users");
    await tabs.getByRole("link", { name: "News" }).click();
    await shows("Manage News");
    await page.getByText("El Taller al Día").waitFor();
    await tabs.getByRole("link", { name: "Videos" }).click();
    await shows("Manage Videos");
    await page.getByText("Frenos paso a paso").waitFor();
    if (javaScriptEnabled) {
      expect(await tabs.getByRole("link", { name: "Videos" }).getAttribute("aria-current")).toBe(
        "page",
      );
      expect(await tabs.locator("[aria-current]").count()).toBe(1);
    }
    await page.goBack();
    await shows("Manage News");
    await page.goto("/noticias");
    await page.goto("/admin#news");
    await shows("Manage News");
    await page.getByRole("searchbox").fill("taller");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/admin/news?q=taller");
    await page.getByText("El Taller al Día").waitFor();
  }
});

test("Turning off a source and deleting a video on /admin keeps their panel open", async () => {
  const { db } = app();
  await makeVideo(db, { title: "Embrague" });
  await makeSource(db, { name: "Diario del Motor" });
  const page = await eyes.page({ as: admin });
  await page.goto("/admin#news");
  await ready(page);
  await alive(page, "#news form");
  await alive(page, "#videos form");
  const card = page.getByRole("listitem").filter({ hasText: "Diario del Motor" });
  await card.getByRole("button", { name: "Deactivate" }).click();
  await card.getByText("Inactive").waitFor();
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Videos" })
    .click();
  await page.getByRole("link", { name: "Delete: Embrague" }).click();
  await page.locator("dialog:modal").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("row", { name: "Embrague" }).waitFor({ state: "detached" });
  expect(page.url()).toMatch(/\/admin#videos$/);
});

test("A confirmation lists what is deleted too, in a dialog and on its own page", async () => {
  const { db } = app();
  const { title } = await makeVideo(db, { title: "Culata" });
  const { name } = await makeSource(db, { name: "Gaceta" });
  await makeSource(db, { name: "Boletin", active: false });
  const page = await eyes.page({ as: admin, viewport: phone });
  for (const [path, link, said] of [
    [`/admin/users/${member.id}?lng=es`, "Suspender", "Se cierran de inmediato sus sesiones"],
    [`/admin/users/${member.id}`, /^Hacer administrador/, "Podrá ver y cambiar todos los usuarios"],
    [`/admin/videos?q=${title}`, `Eliminar: ${title}`, "Los certificados siguen siendo válidos."],
    [`/admin/news?q=${name}`, "Eliminar", "desactívela"],
    ["/admin/news?q=Boletin", "Eliminar", "Se conservan si deja la fuente inactiva."],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await page.getByRole("link", { name: link, exact: true }).click();
    await page.locator("dialog:modal").getByText(said).waitFor();
    await fits(page);
  }
});

test("Everything works without JavaScript", async () => {
  const person = await signedIn(app().db, "free", { name: `Ines ${newId().slice(-6)}` });
  const page = await eyes.page({ as: admin, javaScriptEnabled: false, expected: /status of 422/ });
  await page.goto("/admin");
  await page.getByLabel("Search by name or email").fill(person.name);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByLabel(/^Plan for/).selectOption("medium");
  await page.getByRole("button", { name: "Set plan" }).click();
  expect(new URL(page.url()).searchParams.get("q")).toBe(person.name);
  await page.getByRole("button", { name: /^Extend 30 days/ }).click();
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("link", { name: /^Make administrator/ }).click();
  await page.getByRole("button", { name: "Make administrator" }).click();
  await page.getByText("The administrator setting was saved.").waitFor();
  await page.getByRole("link", { name: "Suspend" }).click();
  await page.getByRole("button", { name: "Suspend" }).click();
  await page.getByText("The account is suspended.").waitFor();
  await page.getByRole("textbox", { name: "Days" }).fill("many");
  await page.getByRole("button", { name: "Set plan" }).click();
  await page.getByText("Enter a number.").waitFor();
});

// /admin itself and the settings are checked in shell.test.ts.
test.each([
  ["/admin?q=nobody-at-all"],
  ["/admin#videos"],
  ["/admin#news"],
  ["/admin/users/new"],
  [":member"],
  [":member/suspend"],
  [":member/admin"],
  ["/admin/audit"],
  ["/admin/audit?person=nobody"],
])("%s passes axe and does not scroll sideways", async (route) => {
  const page = await eyes.same({ as: admin, viewport: route.length % 2 ? phone : desk });
  const path = route.replace(":member", `/admin/users/${member.id}`);
  await everyFace(page, path);
});
