import { expect, test, vi } from "vitest";
import { findChromium, withoutChromium } from "../../scripts/machine/chromium.ts";
import type { Machine } from "../../scripts/machine/machine.ts";
import { missingPdfCommands } from "../../scripts/machine/pdf-commands.ts";

/** A machine with these files, and what its commands add to them. */
function machine(
  files: string[],
  { installs = {}, ...rest }: Partial<Machine> & { installs?: Record<string, string> } = {},
) {
  const there = new Set(files);
  const ran: string[] = [];
  const made: Machine = {
    env: { PATH: "/usr/bin:/opt/bin" },
    exists: (file) => there.has(file),
    glob: (pattern) =>
      [...there].filter(
        (file) =>
          file.includes("ms-playwright") &&
          pattern.includes("chrome-linux") &&
          file.endsWith("chrome"),
      ),
    run: (command, args) => {
      ran.push([command, ...args].join(" "));
      for (const [name, file] of Object.entries(installs))
        if (args.includes(name) && args.includes("install")) there.add(file);
      return true;
    },
    platform: "linux",
    home: "/home/ana",
    root: false,
    ...rest,
  };
  vi.spyOn(console, "log").mockImplementation(() => {});
  return { made, ran };
}

test("CHROMIUM_PATH comes first, and must be there", () => {
  const env = { CHROMIUM_PATH: "/my/chrome", PATH: "/usr/bin" };
  expect(findChromium(machine(["/my/chrome", "/usr/bin/chromium"], { env }).made)).toBe(
    "/my/chrome",
  );
  const { made } = machine(["/usr/bin/chromium"], { env });
  expect(findChromium(made)).toBeUndefined();
  expect(withoutChromium(made)).toBe("CHROMIUM_PATH names /my/chrome, which is not there.");
});

test("then an installed one, then Playwright's", () => {
  expect(findChromium(machine(["/opt/bin/google-chrome"]).made)).toBe("/opt/bin/google-chrome");
  const cached = "/home/ana/.cache/ms-playwright/chromium-1200/chrome-linux/chrome";
  expect(findChromium(machine([cached]).made)).toBe(cached);
});

const shell = "/usr/bin/chromium-headless-shell";

test("the headless shell comes before a whole Chromium, and root on Debian installs it", () => {
  expect(findChromium(machine(["/usr/bin/chromium", shell]).made)).toBe(shell);
  const debian = machine(["/usr/bin/apt-get", "/usr/bin/chromium"], {
    root: true,
    installs: { "chromium-headless-shell": shell },
  });
  expect(findChromium(debian.made)).toBe(shell);
  expect(debian.ran.map((command) => command.split(" ").slice(0, 2).join(" "))).toEqual([
    "apt-get update",
    "apt-get install",
  ]);
});

test("where there is no such package, an installed Chromium does", () => {
  const debian = machine(["/usr/bin/apt-get", "/usr/bin/chromium"], { root: true });
  expect(findChromium(debian.made)).toBe("/usr/bin/chromium");
});

test("root on Debian installs the package; anyone else Playwright's own", () => {
  const debian = machine(["/usr/bin/apt-get"], {
    root: true,
    installs: { chromium: "/usr/bin/chromium" },
  });
  expect(findChromium(debian.made)).toBe("/usr/bin/chromium");

  const cached = "/home/ana/.cache/ms-playwright/chromium-1200/chrome-linux/chrome";
  const other = machine(["/usr/bin/apt-get"], { installs: { chromium: cached } });
  expect(findChromium(other.made)).toBe(cached);
  expect(other.ran.join()).toMatch(/playwright-core.*install chromium/);
});

test("nothing to be had is one line saying what to do", () => {
  const { made } = machine([]);
  expect(findChromium(made)).toBeUndefined();
  expect(withoutChromium(made)).toContain("CHROMIUM_PATH=/path/to/chromium npm test");
});

test("the PDF commands are installed for root on Debian, named for everyone else", () => {
  expect(missingPdfCommands(machine(["/usr/bin/pdftotext", "/usr/bin/qpdf"]).made)).toEqual([]);
  expect(missingPdfCommands(machine(["/usr/bin/qpdf"]).made)).toEqual(["pdftotext"]);
  const debian = machine(["/usr/bin/apt-get", "/usr/bin/qpdf"], {
    root: true,
    installs: { "poppler-utils": "/usr/bin/pdftotext" },
  });
  expect(missingPdfCommands(debian.made)).toEqual([]);
});
