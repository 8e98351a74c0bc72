import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** What a machine can be asked; tests answer for it. */
export type Machine = {
  env: Record<string, string | undefined>;
  exists: (file: string) => boolean;
  glob: (pattern: string) => string[];
  /** Runs a command and answers whether it went well. */
  run: (command: string, args: string[]) => boolean;
  platform: NodeJS.Platform;
  home: string;
  root: boolean;
};

export const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  glob: (pattern) => globSync(pattern).sort().reverse(),
  run: (command, args) =>
    spawnSync(command, args, { stdio: "ignore", timeout: 600_000 }).status === 0,
  platform: process.platform,
  home: homedir(),
  root: process.getuid?.() === 0,
};

/** Names under which Chromium or a browser of its kin is installed. */
const browsers = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/**
 * Chromium for the browser tests: `CHROMIUM_PATH`, else an installed one, else one that this
 * installs. Undefined when none of that goes.
 */
export function findChromium(machine: Machine): string | undefined {
  const named = machine.env.CHROMIUM_PATH;
  if (named) return machine.exists(named) ? named : undefined;
  const found = installed(machine);
  if (found) return found;
  const debian = isDebian(machine);
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

/** What to do when there is no Chromium, in one line. */
export const withoutChromium = (machine: Machine): string =>
  machine.env.CHROMIUM_PATH
    ? `CHROMIUM_PATH names ${machine.env.CHROMIUM_PATH}, which is not there.`
    : "Chromium is missing and could not be installed: install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test";

/** The commands that read PDF files back, and the Debian packages they come in. */
const pdfCommands = { pdftotext: "poppler-utils", qpdf: "qpdf" };

/** Which commands of the PDF tests are missing still, after an attempt to install them. */
export function missingPdfCommands(machine: Machine): string[] {
  const missing = () => Object.keys(pdfCommands).filter((command) => !onPath(machine, [command]));
  const first = missing();
  if (first.length === 0 || !isDebian(machine)) return first;
  console.log(`Installing ${first.join(" and ")}…`);
  installPackages(
    machine,
    first.map((command) => pdfCommands[command as keyof typeof pdfCommands]),
  );
  return missing();
}

function installed(machine: Machine): string | undefined {
  const applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return onPath(machine, browsers) ?? applications.find(machine.exists) ?? fromPlaywright(machine);
}

function onPath(machine: Machine, names: string[]): string | undefined {
  const folders = (machine.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const endings = machine.platform === "win32" ? [".exe"] : [""];
  return names
    .flatMap((name) =>
      folders.flatMap((folder) => endings.map((ending) => path.join(folder, name + ending))),
    )
    .find((file) => machine.exists(file));
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

const isDebian = (machine: Machine): boolean =>
  machine.root && machine.platform === "linux" && machine.exists("/usr/bin/apt-get");

function installPackages(machine: Machine, packages: string[]): void {
  machine.run("apt-get", ["update", "-qq"]);
  machine.run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}
