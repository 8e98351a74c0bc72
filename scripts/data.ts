import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Failure } from "./failure.ts";

/** Where the local database, files and secret live. */
export const dataFolder = (): string => path.resolve(process.env.LLAVE_DATA || ".data");

/**
 * What the runtime keeps: the folder wrangler, Miniflare and the Vite plugin all call `v3` under
 * the same parent.
 */
export const stateOf = (folder: string): string => path.join(folder, "v3");

export type Holder = { pid: number; script: string; port?: number | undefined };
export type Hold = { folder: string; release: () => void };

/** Kept in sight of the garbage collector, which would let go of the locks with the objects. */
const locks = new Set<DatabaseSync>();

/**
 * Below this many free bytes nothing is started: a database that cannot grow answers every write
 * with an error.
 */
const least = 32 * 1024 * 1024;

/**
 * Takes the data folder for this process alone, or says who has it. The lock is an exclusive SQLite
 * transaction, so the operating system lets go of it with the process however that ends: there are
 * no stale locks to judge, and of two starts at once one wins.
 * @throws Failure
 */
export function holdData(
  script: string,
  { folder = dataFolder(), port }: { folder?: string; port?: number } = {},
): Hold {
  make(folder);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < least)
    throw new Failure(`The disk is full: ${shown(folder)} has less than 32 MB left.`);

  const lock = openLock(path.join(folder, "lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (/locked/.test((error as Error).message)) throw new Failure(held(folder));
    throw new Failure(`${shown(folder)} cannot be used: ${(error as Error).message}.`);
  }
  writeFileSync(
    holderFile(folder),
    JSON.stringify({ pid: process.pid, script, port } satisfies Holder),
  );
  locks.add(lock);
  return {
    folder,
    release: () => {
      locks.delete(lock);
      lock.close();
    },
  };
}

/** The secret that signs sessions here: made at random once, readable by its owner only. */
export function localSecret(folder: string): string {
  const file = path.join(folder, "secret");
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  chmodSync(file, 0o600);
  const secret = readFileSync(file, "utf8");
  if (secret.length < 32)
    throw new Failure(`${shown(file)} is damaged: remove it, and everyone signs in again.`);
  return secret;
}

/** A path as a person would type it from here. */
export const shown = (file: string): string => {
  const relative = path.relative("", file);
  return relative && !relative.startsWith("..") ? relative : file;
};

const holderFile = (folder: string) => path.join(folder, "holder.json");

/**
 * One level only: Node's recursive mkdir never returns where a folder cannot be, and says ENOENT of
 * a disk that is read-only.
 */
function make(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!statSync(folder).isDirectory()) throw new Failure(`${shown(folder)} is not a folder.`);
  }
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new Failure(`${shown(file)} cannot be opened: ${(error as Error).message}.`);
  }
}

/**
 * Who holds it is only for the message: it is written after the lock was won, so it may not be
 * there yet.
 */
function held(folder: string): string {
  try {
    const { pid, script, port } = JSON.parse(readFileSync(holderFile(folder), "utf8")) as Holder;
    return `${shown(folder)} is in use by ${script} (pid ${pid}${port ? `, port ${port}` : ""}). Stop it first.`;
  } catch {
    return `${shown(folder)} is just being opened by another process. Try again.`;
  }
}
