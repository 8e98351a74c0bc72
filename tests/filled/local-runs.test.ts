import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { demoAccounts, demoPassword } from "../../scripts/local/welcome.ts";
import { sessionOf } from "../support/join.ts";
import { freePort } from "../support/machine/free-port.ts";

// The copy's configuration is filled in, under other names and with a second environment. The data
// are of before: the repository's own scripts made them.

const data = mkdtempSync(path.join(tmpdir(), "llave-filled-data-"));
const [free, , diamond] = demoAccounts;
let server: ChildProcess;
let origin: string;

// The scripts are the repository's: what they read of a configuration lies in their working folder.
const file = (script: string) => path.resolve(`scripts/${script}.ts`);
const { npm_lifecycle_event: _, ...env } = process.env;
const runs = (script: string, cwd: string) =>
  promisify(execFile)(process.execPath, [file(script)], {
    cwd,
    env: { ...env, LLAVE_DATA: data },
  });

beforeAll(async () => {
  await runs("seed", ".");
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, [file("start")], {
    cwd: inject("copy"),
    env: { ...env, PORT: String(port), LLAVE_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  server.stdout!.on("data", (chunk) => {
    said += chunk;
  });
  await vi.waitFor(() => expect(said).toContain("Ctrl-C ends it."), { timeout: 600_000 });
  expect(said).not.toContain("Building…");
}, 600_000);
afterAll(() => {
  server.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
});

const ask = (at: string, cookie = "", form?: Record<string, string>) =>
  fetch(origin + at, {
    redirect: "manual",
    headers: { cookie, origin },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });

/** The cookie of someone who signs in with the password of the demo. */
const signIn = async (email: string) =>
  sessionOf(await ask("/login", "", { email, password: demoPassword })) ?? "no session";

test("The product is healthy", async () => {
  for (const at of ["/health", "/webhooks/health"])
    expect(await (await ask(at)).json()).toMatchObject({ ok: true, database: true });
});

test("Data from before it was filled in are there", async () => {
  const jobs = await ask("/repair-cms", await signIn(diamond));
  expect(jobs.status).toBe(200);
  expect(await jobs.text()).toContain("/repair-cms/0");
  const databases = path.join(data, "v3/d1/miniflare-D1DatabaseObject");
  const own = readdirSync(databases).filter((file) => /^[0-9a-f]{64}\.sqlite$/.test(file));
  expect(own).toHaveLength(1);
});

test("A plan is sold by the stand-in for Stripe", async () => {
  const cookie = await signIn(free);
  const sold = await ask("/create-checkout-session", cookie, { plan: "premium" });
  expect(sold.status).toBe(302);
  const { pathname } = new URL(sold.headers.get("location")!, origin);
  expect(pathname).toMatch(/^\/demo\/pay\//);
  expect(await (await ask(pathname, cookie)).text()).toContain("$14.99");
});

test("The doctor finds nothing wrong", { timeout: 600_000 }, async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  const { stdout } = await runs("doctor", inject("copy"));
  expect(stdout).toContain("All checks passed.");
});
