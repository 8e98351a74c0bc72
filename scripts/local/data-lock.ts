import { mkdirSync, readFileSync, statfsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Failure } from "../failure.ts";
import { dataFolder, shown } from "./data.ts";

type LockOwner = { pid: number; script: string; port?: number | undefined };
type DataLock = { folder: string; release: () => void };

/** Referenced here, or garbage collection would release the locks. */
const locks = new Set<DatabaseSync>();

/** Free bytes needed to start: a database that cannot grow fails on every write. */
const minimumFree = 32 * 1024 * 1024;

/**
 * Locks the data folder for this process. The lock is an exclusive SQLite transaction, which the
 * operating system releases however the process ends: locks are never stale, and of two
 * simultaneous starts one wins.
 * @throws Failure that names the process which has the lock
 */
export function lockData(
  script: string,
  { folder = dataFolder(), port }: { folder?: string; port?: number } = {},
): DataLock {
  makeFolder(folder);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < minimumFree)
    throw new Failure(`The disk is full: ${shown(folder)} has less than 32 MB left.`);

  const lock = openLock(path.join(folder, "lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (/locked/.test((error as Error).message)) throw new Failure(inUse(folder));
    throw new Failure(`${shown(folder)} cannot be used: ${(error as Error).message}.`);
  }
  writeFileSync(
    ownerFile(folder),
    JSON.stringify({ pid: process.pid, script, port } satisfies LockOwner),
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

const ownerFile = (folder: string) => path.join(folder, "holder.json");

/**
 * Creates one level only: Node's recursive mkdir hangs where a folder cannot be created, and
 * reports ENOENT for a read-only disk.
 */
function makeFolder(folder: string): void {
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

/** The owner's file is written after the lock is taken, so it may not exist yet. */
function inUse(folder: string): string {
  try {
    const { pid, script, port } = JSON.parse(readFileSync(ownerFile(folder), "utf8")) as LockOwner;
    return `${shown(folder)} is in use by ${script} (pid ${pid}${port ? `, port ${port}` : ""}). Stop it first.`;
  } catch {
    return `${shown(folder)} is just being opened by another process. Try again.`;
  }
}
