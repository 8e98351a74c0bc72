import { spawn } from "node:child_process";
import path from "node:path";
import { killWithParent, onShutdown } from "./local/shutdown.ts";

export type Outcome = { code: number; stdout: string; output: string };

/** Tools of the project, called by their own file: no shell, no npx, no network access. */
const files = {
  wrangler: "node_modules/wrangler/bin/wrangler.js",
  reactRouter: "node_modules/@react-router/dev/bin.cjs",
  drizzleKit: "node_modules/drizzle-kit/bin.cjs",
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  vitest: "node_modules/vitest/vitest.mjs",
} as const;
export type Tool = keyof typeof files;

/**
 * Runs a tool and returns its output; with `shown` it prints that itself. It runs in its own process
 * group, which ends with this process.
 */
export function tool(
  name: Tool,
  args: string[],
  {
    shown = false,
    env = {},
    cwd = ".",
  }: { shown?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<Outcome> {
  const quiet = {
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    // Whatever the caller's shell says: what wrangler prints is read.
    WRANGLER_LOG: "log",
    NO_UPDATE_NOTIFIER: "1",
    ...(shown && process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: "0" }),
  };
  const child = spawn(process.execPath, [path.resolve(files[name]), ...args], {
    cwd,
    stdio: shown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...quiet, ...env },
    detached: process.platform !== "win32",
  });
  child.once("spawn", () => killWithParent(child, `-${child.pid}`));
  onShutdown(() => {
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  });

  let [stdout, output] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    stdout += chunk;
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, stdout, output }));
  });
}

/** Warnings of wrangler, one line each. */
export function warnings(output: string): string[] {
  const lines = plain(output).split("\n");
  return lines.flatMap((line, at) => {
    if (!line.includes("[WARNING]")) return [];
    const end = lines.findIndex((later, index) => index > at && /^\S/.test(later));
    const block = lines
      .slice(at, end < 0 ? undefined : end)
      .map((one) => one.replace(/^.*\[WARNING\]/, "").trim());
    return [block.filter(Boolean).join(" ")];
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colors of a terminal
const plain = (output: string) => output.replace(/\u001b\[[0-9;]*m/g, "");

/**
 * Explains why wrangler failed: its own reason, or that nobody is signed in, which it reports as a
 * missing token.
 */
export function refusal(what: string, output: string): string {
  if (/necessary to set a CLOUDFLARE_API_TOKEN|not logged in/i.test(output))
    return "Nobody is signed in to Cloudflare on this machine: run npx wrangler login.";
  return `${what}: ${reason(output)}`;
}

/** The line of a tool's output that names the error. */
export function reason(output: string): string {
  const json = /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(output)?.[1]; // wrangler --json
  if (json) return JSON.parse(`"${json}"`).split("\n")[0];
  const lines = plain(output)
    .split("\n")
    .map((line) => line.replace(/^[\s✘X▲]+/, "").trim())
    .filter(Boolean);
  const at = lines.findIndex((line) => /\[ERROR\]|SQLITE_|Error:/.test(line));
  if (at < 0) return lines.at(-1) ?? "it said nothing.";
  const said = lines[at]!.replace(/^\[ERROR\]\s*/, "") || lines[at + 1] || "";
  const next = lines[at + 1] ?? "";
  // The line below has the cause, of a refused request for instance.
  return said !== next && (said.endsWith(":") || next.includes("[code: "))
    ? `${said} ${next}`
    : said;
}
