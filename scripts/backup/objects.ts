import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.ts";
import type { Files, StoredFile } from "./files.ts";
import { readLines, type Sum, sumOf, writeLines } from "./lines.ts";
import { objectFile, objectList } from "./manifest.ts";

/** An object in the list of a backup; its bytes are in the file of this hash. */
type ObjectEntry = Omit<StoredFile, "bytes"> & { key: string; size: number; hash: string };

/** Writes down every object with these keys. `missing`: keys under which there was nothing. */
export async function saveObjects(
  files: Files,
  keys: AsyncIterable<string>,
  folder: string,
): Promise<{ objects: Sum & { bytes: number }; missing: string[] }> {
  const missing: string[] = [];
  let bytes = 0;
  async function* list() {
    for await (const key of keys) {
      const found = await files.get(key);
      if (!found) {
        missing.push(key);
        continue;
      }
      const listed: ObjectEntry = {
        key,
        size: found.bytes.length,
        hash: hashOf(found.bytes),
        http: found.http,
        custom: found.custom,
      };
      bytes += listed.size;
      keep(objectFile(folder, listed.hash), found.bytes);
      yield [`${JSON.stringify(listed)}\n`];
    }
  }
  const sum = await writeLines(objectList(folder), list());
  return { objects: { ...sum, bytes }, missing };
}

/**
 * Checks every object of a backup against its hash, and the list against the backup's. @throws
 * Failure
 */
export async function checkObjects(folder: string, expected: Sum): Promise<void> {
  const { count, hash } = await sumOf(readLines(objectList(folder)));
  if (count !== expected.count || hash !== expected.hash)
    throw new Failure(`The list of files in ${folder} is damaged.`);
  for await (const listed of listedIn(folder)) bytesOf(folder, listed);
}

/** Puts every object back and reads it again. @throws Failure when one is not what it was */
export async function loadObjects(files: Files, folder: string): Promise<void> {
  for await (const listed of listedIn(folder)) {
    const { key, hash, http, custom } = listed;
    await files.put(key, { bytes: bytesOf(folder, listed), http, custom });
    const kept = await files.get(key);
    if (!kept || hashOf(kept.bytes) !== hash)
      throw new Failure(`The file ${key} did not arrive as it is in the backup.`);
  }
}

async function* listedIn(folder: string): AsyncGenerator<ObjectEntry> {
  for await (const lines of readLines(objectList(folder)))
    for (const line of lines) yield JSON.parse(line) as ObjectEntry;
}

function bytesOf(folder: string, { key, hash }: ObjectEntry): Uint8Array<ArrayBuffer> {
  const file = objectFile(folder, hash);
  const bytes = existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
  if (!bytes || hashOf(bytes) !== hash)
    throw new Failure(`The file ${key} in ${folder} is damaged or missing.`);
  return bytes;
}

function keep(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, bytes, { mode: 0o600 });
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
