import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../support/machine/free-port.ts";

// `npm start` itself, seen from outside: one data folder, started again and again.

const data = mkdtempSync(path.join(tmpdir(), "llave-start-"));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
});

/** Starts a script on this port; `said` grows as it talks. */
function script(name: string, port: number) {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn(process.execPath, [`scripts/${name}.ts`], {
    env: { ...env, PORT: String(port), LLAVE_DATA: data },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const talk = { said: "" };
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (chunk) => {
      talk.said += chunk;
    });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return { child, talk, ended };
}

const until = async (what: () => boolean | Promise<boolean>) =>
  expect.poll(what, { timeout: 600_000, interval: 50 }).toBe(true);
const up = ({ talk }: ReturnType<typeof script>) =>
  expect.poll(() => talk.said, { timeout: 600_000, interval: 50 }).toContain("Ctrl-C ends it.");
const serves = (port: number) =>
  fetch(`http://127.0.0.1:${port}/webhooks/health`).then(
    (answer) => answer.ok,
    () => false,
  );

test("Serves the product, locks its data, and ends with all its processes", {
  timeout: 600_000,
}, async () => {
  const port = await freePort();
  const first = script("start", port);
  await up(first);
  expect(first.talk.said).toContain("diamond@demo.llave.test");
  expect((await fetch(`http://127.0.0.1:${port}/login`)).status).toBe(200);

  const [elsewhere, admin] = [script("start", await freePort()), script("admin", port)];
  expect([await elsewhere.ended, await admin.ended]).toEqual([1, 1]);
  expect(elsewhere.talk.said).toMatch(
    new RegExp(`in use by npm start \\(pid ${first.child.pid}, port ${port}\\)`),
  );

  const samePort = script("start", port);
  expect(await samePort.ended).toBe(1);
  expect(samePort.talk.said).toMatch(/^Port \d+ is in use\..*\n$/);

  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(await serves(port)).toBe(false);
});

test("Exposes no cron trigger and no runtime internals on its port", {
  timeout: 600_000,
}, async () => {
  const port = await freePort();
  const server = script("start", port);
  await up(server);
  for (const inside of ["scheduled?cron=0+9+*+*+*", "email", "explorer", "platform-proxy"]) {
    const answer = await fetch(`http://127.0.0.1:${port}/cdn-cgi/local/${inside}`);
    expect([
      inside,
      answer.headers.get("x-content-type-options") === "nosniff" || answer.status === 400,
    ]).toEqual([inside, true]);
  }

  // Killed without a word, it leaves no runtime behind that keeps the port or the database.
  server.child.kill("SIGKILL");
  await until(async () => !(await serves(port)));
  const again = script("start", port);
  await up(again);
  again.child.kill("SIGINT");
  expect(await again.ended).toBe(0);
});
