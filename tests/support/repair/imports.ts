import { drizzle } from "drizzle-orm/d1";
import { v7 as newId } from "uuid";
import { continueImport } from "#app/features/customers/import/due.server.ts";
import { exportCustomers } from "#app/features/customers/import/export.server.ts";
import { detectEncoding } from "#app/features/customers/import/file/encoding.ts";
import { exportFields } from "#app/features/customers/import/file/fields.ts";
import { fileKey } from "#app/features/customers/import/file/file.server.ts";
import {
  findImport,
  startImport,
  startPreview,
} from "#app/features/customers/import/imports.server.ts";
import { detectDelimiter, readSample } from "#app/features/customers/import/sample.server.ts";
import { customerImports } from "#app/features/customers/import.tables.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { openD1 } from "../d1.ts";
import { signedIn } from "../people.ts";

type Services = Pick<Platform, "db" | "files" | "now" | "queue">;

/** A shop in a database of this process, with files in memory and a queue that is never worked off. */
export async function importWorld() {
  const { d1, close } = await openD1();
  const db = drizzle(d1);
  const stored = new Map<string, Uint8Array>();
  const files = {
    get: async (key: string, { range }: { range: { offset: number; length: number } }) => {
      const bytes = stored.get(key)?.slice(range.offset, range.offset + range.length);
      return bytes ? { arrayBuffer: async () => bytes.buffer } : null;
    },
    delete: async (key: string) => void stored.delete(key),
  } as Platform["files"];
  const services: Services = { db, files, now: () => Date.now(), queue: { send: async () => {} } };
  const { shopId } = await signedIn(db, "premium");
  return { services, db, d1, stored, shopId, close };
}
type World = Awaited<ReturnType<typeof importWorld>>;

/** An import of this file, as it is after the upload. */
export async function uploaded(world: World, text: string | Uint8Array, shopId = world.shopId) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const ref = { shopId, importId: newId() };
  const file = fileKey(ref);
  const encoding = detectEncoding(bytes, true) ?? "utf-8";
  const head = { bytes, isLast: true, encoding };
  const delimiter = await detectDelimiter(head);
  const { columns, headings, skipped } = await readSample(head, delimiter);
  world.stored.set(file, bytes);
  await world.db.insert(customerImports).values({
    shopId,
    id: ref.importId,
    by: "someone",
    fileName: "customers.csv",
    file,
    columns,
    headings,
    skipped,
    bytes: bytes.length,
    encoding,
    delimiter,
    stage: "uploaded",
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  return { ref, reading: { encoding, delimiter, columns, skipped } };
}

/** Works on an import until nothing is due. */
export async function workOff(world: World, ref: { shopId: string; importId: string }) {
  for (let rounds = 0; rounds < 100; rounds++) {
    await continueImport(world.services, `${ref.shopId}/${ref.importId}`, async () => {});
    const found = (await findImport(world.db, ref))!;
    if (!found.dueAt) return found;
  }
  throw new Error("An import does not end");
}

/** Previews a file and imports it. */
export async function importFile(world: World, text: string | Uint8Array, shopId?: string) {
  const { ref, reading } = await uploaded(world, text, shopId);
  await startPreview(world.services, ref, reading);
  const preview = await workOff(world, ref);
  await startImport(world.services, ref);
  return { ref, preview, result: await workOff(world, ref) };
}

/** The customers of a shop as a CSV file with English headings. */
export async function exported(world: World, shopId = world.shopId): Promise<string> {
  const t = await loadT("en");
  const headings = exportFields.map((field) => t(`imports:field.${field}`));
  let text = "";
  for await (const piece of exportCustomers(world.db, shopId, headings)) text += piece;
  return text;
}

/** Every row of the tables that an import writes, in the order of their keys. */
export async function customerRows({ d1 }: World) {
  const tables = ["customers", "vehicles", "vehicle_owners", "customer_terms", "vehicle_terms"];
  return Promise.all(
    tables.map(
      async (table) => (await d1.prepare(`select * from ${table} order by 1, 2, 3`).all()).results,
    ),
  );
}
