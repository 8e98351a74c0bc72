import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";

/** A run writes less than half of it. */
const room = 2 * 1024 ** 3;
const prefix = "llave-tests-";

/**
 * Has the temporary files of a run in `memory`, unless `TMPDIR` says where, if it is there and has
 * room: a database waits for a disk at every commit. Answers what removes them; those of a run that
 * was killed, the next one does.
 */
export function workInMemory(memory = "/dev/shm"): () => void {
  if (process.env.TMPDIR || !existsSync(memory)) return () => {};
  const remove = (name: string) =>
    rmSync(path.join(memory, name), { recursive: true, force: true });
  for (const name of readdirSync(memory))
    if (name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`)) remove(name);
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < room) return () => {};
  const own = `${prefix}${process.pid}`;
  mkdirSync(path.join(memory, own), { recursive: true });
  // Read by Miniflare and Playwright in the processes of the tests, which start later.
  process.env.TMPDIR = path.join(memory, own);
  return () => remove(own);
}
