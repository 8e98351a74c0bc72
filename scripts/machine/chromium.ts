import path from "node:path";
import { installPackages, isDebian, type Machine, onPath } from "./machine.ts";

/** Command names of Chromium and browsers based on it. */
const browsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/**
 * Chromium without a browser's own interface, a Debian package: the same engine, for some half of
 * the CPU time of a page.
 */
const shell = "chromium-headless-shell";

/**
 * Chromium for the browser tests: `CHROMIUM_PATH`, or the headless shell, or an installed one, or
 * one that is installed now. Undefined if all of that fails.
 */
export function findChromium(machine: Machine): string | undefined {
  const named = machine.env.CHROMIUM_PATH;
  if (named) return machine.exists(named) ? named : undefined;
  const debian = isDebian(machine);
  if (debian && !onPath(machine, [shell])) {
    console.log("Installing Chromium's headless shell…");
    installPackages(machine, [shell]);
  }
  const found = installed(machine);
  if (found) return found;
  console.log("Installing Chromium…");
  if (debian) installPackages(machine, ["chromium"]);
  else
    machine.run(process.execPath, [
      path.resolve("node_modules/playwright-core/cli.js"),
      "install",
      "chromium",
    ]);
  return installed(machine);
}

/** Advice for a machine without Chromium, in one line. */
export const withoutChromium = (machine: Machine): string =>
  machine.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${machine.env.CHROMIUM_PATH}, which is not there.`
    : "Chromium is missing and could not be installed: install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test";

function installed(machine: Machine): string | undefined {
  const applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return (
    onPath(machine, [shell, ...browsers]) ??
    applications.find(machine.exists) ??
    fromPlaywright(machine)
  );
}

/** The newest Chromium in Playwright's own cache. */
function fromPlaywright({ env, home, platform, glob }: Machine): string | undefined {
  const caches: Partial<Record<NodeJS.Platform, string>> = {
    darwin: "Library/Caches/ms-playwright",
    win32: "AppData/Local/ms-playwright",
  };
  const cache =
    env.PLAYWRIGHT_BROWSERS_PATH || path.join(home, caches[platform] ?? ".cache/ms-playwright");
  const inside = [
    "chrome-linux*/chrome",
    "chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
    "chrome-win*/chrome.exe",
  ];
  return inside.flatMap((file) => glob(`${cache}/chromium-*/${file}`))[0];
}
