import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { sessions, users } from "#app/features/account/tables.server.ts";
import { openApp } from "../../support/app.ts";
import { everyView, openBrowser, ready } from "../../support/browser.ts";
import { unzip } from "../../support/files/zip.ts";
import { join, password } from "../../support/join.ts";
import { letterTo, resetTokenIn } from "../../support/letters.ts";
import { signedIn } from "../../support/people.ts";

const app = openApp();
const eyes = openBrowser(app);
const refused = { expected: /status of 4\d\d/ };

test("Signs up on the way to a page, and resets a forgotten password", async () => {
  const email = `${newId()}@shop.test`;
  const page = await eyes.page(refused);
  await page.goto("/account");
  await ready(page);
  expect(await page.evaluate(() => sessionStorage.getItem("redirectAfterLogin"))).toBe("/account");

  await page.getByLabel("Email").fill(email);
  await page.getByRole("link", { name: "Don't have an account? Sign up" }).click();
  // The previous form has fields of the same names.
  await page.waitForURL("**/login?mode=sign-up&to=%2Faccount");
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/account");
  expect(await page.evaluate(() => sessionStorage.getItem("redirectAfterLogin"))).toBeNull();

  await page.context().clearCookies();
  await page.goto("/login");
  await ready(page);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.waitForURL("**/forgot-password");
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("a link is on its way").waitFor();

  await page.goto(`/reset-password#${resetTokenIn((await letterTo(app(), email)) ?? "")}`);
  await ready(page);
  expect(page.url()).not.toContain("#"); // no history keeps it
  await page.getByLabel("New password").fill("quite another password");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await page.waitForURL("**/login?done=reset");

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("quite another password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/noticias");
});

test("Opens the page that another page stored as the target, after a wrong password too", async () => {
  const { email } = await join(app());
  const page = await eyes.page(refused);
  await page.goto("/");
  await page.evaluate(() => sessionStorage.setItem("redirectAfterLogin", "/premium"));
  await page.goto("/login");
  await ready(page);
  await page.getByLabel("Email").fill(email);
  for (const typed of ["not this one", password]) {
    await page.getByLabel("Password", { exact: true }).fill(typed);
    await page.keyboard.press("Enter");
    if (typed !== password)
      await page.getByText("Invalid email or password. Please try again.").waitFor();
  }
  await page.waitForURL("**/premium");
});

test("Keeps a typed name when the session expires, and restores it after signing in", async () => {
  const { email, cookie } = await join(app());
  const page = await eyes.page({ ...refused, as: { cookie } });
  await page.goto("/account/name");
  await ready(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Typed with gloves on");
  const owner = app().db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await app().db.delete(sessions).where(eq(sessions.userId, owner));
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("You are signed out.").waitFor();
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe(
    "Typed with gloves on",
  );

  await page.getByRole("link", { name: "Sign in again" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/account/name");
  await ready(page);
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe(
    "Typed with gloves on",
  );
});

test("Shows the password on request while it is typed", async () => {
  const page = await eyes.page();
  await page.goto("/login");
  await ready(page);
  const field = page.getByLabel("Password", { exact: true });
  expect(await field.getAttribute("type")).toBe("password");
  await page.getByLabel("Show password").check();
  expect(await field.getAttribute("type")).toBe("text");
});

test.each([
  "/login",
  "/login?mode=sign-up",
  "/forgot-password",
  "/reset-password",
  "/account",
  "/account/password",
  "/account/download",
  "/account/delete",
])("%s passes axe and does not scroll sideways", async (path) => {
  const as = await signedIn(app().db, "premium", {
    name: "Maximiliano Fernández de Aguirre y Montemayor",
  });
  const page = await eyes.same({ ...refused, ...(path.startsWith("/account") && { as }) });
  for (const language of ["en", "es"]) {
    await page.goto(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
    await ready(page);
    await everyView(page);
  }
});

test("Downloads all data of an account", async () => {
  const as = await signedIn(app().db, "premium");
  const page = await eyes.page({ as, acceptDownloads: true });
  await page.goto("/account");
  await ready(page);
  await page.getByRole("link", { name: "Download", exact: true }).click();
  await page.waitForURL("**/account/download");
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the archive" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("llave_my_data.zip");
  expect(unzip(await readFile(await download.path())).has("README.txt")).toBe(true);
});

test("Deletes an account in Spanish, and signs out", async () => {
  const { email, cookie } = await join(app());
  const page = await eyes.page({ ...refused, as: { cookie } });
  await page.goto("/account?lng=es");
  await ready(page);
  await page.getByRole("link", { name: "Eliminar mi cuenta" }).click();
  await page.waitForURL("**/account/delete");
  await page.getByLabel("Contraseña actual", { exact: true }).fill("no es esta");
  await page.getByLabel("Entiendo que mi cuenta").check();
  await page.getByRole("button", { name: "Eliminar mi cuenta para siempre" }).click();
  await page.getByText("La contraseña actual no es correcta.").waitFor();
  await page.getByLabel("Contraseña actual", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Eliminar mi cuenta para siempre" }).click();
  await page.getByText("Se eliminó su cuenta").waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await app().db.select().from(users).where(eq(users.email, email))).toEqual([]);
});
