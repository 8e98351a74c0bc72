import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

let launched: { origin: string; browser: Promise<Browser> } | undefined;

/** Chromium in front of this server. Files that share a server share it, and it ends with them. */
export async function browserFor(origin: string): Promise<Browser> {
  if (launched?.origin === origin) return launched.browser;
  await launched?.browser.then((browser) => browser.close());
  const found = `--host-resolver-rules=MAP localhost:80 ${new URL(origin).host}`;
  const browser = chromium.launch({ executablePath: chromiumPath(), args: [...flags, found] });
  launched = { origin, browser };
  return browser;
}

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH || "/usr/bin/chromium";
  if (!existsSync(path)) throw new Error(`There is no Chromium at ${path}: set CHROMIUM_PATH.`);
  return path;
}
