import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { fontsAs, type PhoneFont } from "./papers/phone-fonts.ts";

let launched: { origin: string; font: PhoneFont; browser: Promise<Browser> } | undefined;

/**
 * Chromium for this server with these fonts and no other, shared by the files that share the server.
 */
export async function browserFor(origin: string, font: PhoneFont): Promise<Browser> {
  if (launched?.origin === origin && launched.font === font) return launched.browser;
  await launched?.browser.then((browser) => browser.close());
  const found = `--host-resolver-rules=MAP localhost:80 ${new URL(origin).host}`;
  const browser = chromium.launch({
    executablePath: chromiumPath(),
    args: [...flags, found],
    env: { ...process.env, ...fontsAs(font) } as Record<string, string>,
  });
  launched = { origin, font, browser };
  return browser;
}

/**
 * Chromium opens two pages of its own interface with every window (the address bar's popups) and
 * starts a spare renderer after every navigation: more than half of the CPU time of a test.
 */
const unused = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

/** Features that Playwright turns off: of two such flags, Chromium reads the last one only. */
const unwanted = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // A microphone that beeps, and nobody who has to allow it.
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  // As a whole Chromium does: photos that tests draw would be others.
  "--font-render-hinting=slight",
  `--disable-features=${[...unused, ...unwanted].join()}`,
];

const installed = { shell: "/usr/bin/chromium-headless-shell", whole: "/usr/bin/chromium" };

/**
 * `CHROMIUM_PATH`, or an installed one: the headless shell, which takes less CPU time, or first the
 * whole browser, which people have, for what is measured or drawn. @throws when there is none
 */
export function chromiumPath(first: keyof typeof installed = "shell"): string {
  const usual = [installed[first], ...Object.values(installed)];
  const path = [process.env.CHROMIUM_PATH || usual].flat().find((one) => existsSync(one));
  if (!path) throw new Error("There is no Chromium: set CHROMIUM_PATH, or run `npm test` once.");
  return path;
}
