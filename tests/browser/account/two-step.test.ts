import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { typedCode } from "../../support/account/authenticator.ts";
import { openApp } from "../../support/app.ts";
import { everyView, openBrowser, phone, ready } from "../../support/browser.ts";
import { join, password } from "../../support/join.ts";

const app = openApp();
const eyes = openBrowser(app);

/** A device that creates passkeys and verifies its user. */
async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

test("In Spanish adds a passkey, signs in with it, confirms the user with it, and removes it", async () => {
  const as = await join(app());
  const page = await eyes.page({ as, home: true, viewport: phone });
  await withPasskeys(page);
  await page.goto("/account/two-step?lng=es");
  await ready(page);
  await page.getByRole("link", { name: "Agregar una llave de acceso" }).click();
  await page.getByLabel("Nombre").fill("Tableta del taller");
  await page.getByLabel("Contraseña actual").fill(password);
  await page.getByRole("button", { name: "Agregar una llave de acceso" }).click();
  await page.getByText("Guarde estos códigos ahora").waitFor();
  await everyView(page);
  await page.getByRole("link", { name: "Ya guardé mis códigos" }).click();
  await page.getByText("La verificación en dos pasos está activada").waitFor();
  await page.getByText("Tableta del taller").waitFor();
  await everyView(page);

  await page.context().clearCookies({ name: "llave.session_token" });
  await page.goto("/login?to=/account/two-step");
  await ready(page);
  await page.getByRole("button", { name: "Entrar con una llave de acceso" }).click();
  await page.waitForURL("**/account/two-step");

  await ready(page);
  await page.getByRole("link", { name: "Desactivar" }).click();
  await page.getByLabel("Contraseña actual").fill(password);
  await page.getByRole("button", { name: "Usar una llave de acceso" }).click();
  await page.getByText("Se desactivó la verificación en dos pasos").waitFor();
});

test("Without JavaScript sets up an authenticator app from its QR code, signs in with it, and with a recovery code", async () => {
  const { email, cookie } = await join(app());
  const page = await eyes.page({ as: { cookie }, javaScriptEnabled: false, viewport: phone });
  await page.goto("/account/two-step");
  await page.getByRole("link", { name: "Set up" }).click();
  await page.getByLabel("Current password").fill(password);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("img", { name: "QR code for your authenticator app" }).waitFor();
  const key = await page.locator(".select-all").innerText();
  await page.getByLabel("6-digit code").fill(typedCode(key));
  await page.getByRole("button", { name: "Turn on" }).click();
  const [code] = await page.locator("ol li").allInnerTexts();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("llave-recovery-codes.txt");

  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").first().fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Code from your app, or a recovery code").fill(typedCode(key, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/noticias");

  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").first().fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Code from your app, or a recovery code").fill(code!);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/noticias");
});
