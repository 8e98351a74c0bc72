import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { messageOf } from "../../scripts/failure.ts";
import { lockData } from "../../scripts/local/data-lock.ts";
import { localSecret } from "../../scripts/local/local-secret.ts";

const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), "llave-lock-"));
  folders.push(made);
  return made;
}

/** Another process that takes the folder; answers what it says: "held", or why not. */
async function other(data: string): Promise<{ said: string; child: ChildProcess }> {
  const program = `import { lockData } from ${JSON.stringify(path.resolve("scripts/local/data-lock.ts"))};
    try { lockData("npm start", { folder: ${JSON.stringify(data)}, port: 8787 }); console.log("held"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = await once(child.stdout!, "data");
  return { said: String(said).trim(), child };
}

test("a folder that a server holds is refused, naming it", async () => {
  const data = folder();
  const { said, child } = await other(data);
  expect(said).toBe("held");
  expect(() => lockData("npm run admin", { folder: data })).toThrow(
    `${data} is in use by npm start (pid ${child.pid}, port 8787). Stop it first.`,
  );
});

test("what a killed server held is free at once, and its number may since be someone else's", async () => {
  const data = folder();
  const { child } = await other(data);
  child.kill("SIGKILL");
  await once(child, "exit");
  // The process of that number lives again: this one.
  writeFileSync(
    path.join(data, "holder.json"),
    JSON.stringify({ pid: process.pid, script: "npm start", port: 8787 }),
  );
  const hold = lockData("npm run admin", { folder: data });
  hold.release();
});

test("of several starts at once exactly one wins", { timeout: 20_000 }, async () => {
  const data = folder();
  const said = await Promise.all(Array.from({ length: 5 }, () => other(data)));
  expect(said.filter((one) => one.said === "held")).toHaveLength(1);
});

test("a folder that cannot be made is one clear line", () => {
  const file = path.join(folder(), "file");
  writeFileSync(file, "");
  const data = path.join(file, "data");
  let error: unknown;
  try {
    lockData("npm start", { folder: data });
  } catch (thrown) {
    error = thrown;
  }
  expect(messageOf(error)).toBe(`${data}: a part of the path is not a folder.`);
});

test("the secret is made once and is its owner's alone", () => {
  const data = folder();
  const secret = localSecret(data);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(localSecret(data)).toBe(secret);
  expect(statSync(path.join(data, "secret")).mode & 0o777).toBe(0o600);
  expect(readFileSync(path.join(data, "secret"), "utf8")).toBe(secret);
});
