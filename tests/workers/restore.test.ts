import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { localDatabase } from "../../scripts/backup/database.ts";
import { localFiles } from "../../scripts/backup/files.ts";
import { restoreHere } from "../../scripts/backup/here.ts";
import { save } from "../../scripts/backup/save.ts";
import { withStores } from "../../scripts/local/stores.ts";
import { databasePrints, printsOf } from "../torture/restore/prints.ts";
import { walkThrough } from "../torture/restore/started.ts";
import { makeWorld } from "../torture/restore/world.ts";

// The small drill; with 100,000 jobs and by the commands themselves: npm run torture -- drill.

const folder = mkdtempSync(path.join(tmpdir(), "llave-restore-"));
// wrangler would warn about the AI binding, which is not used here.
vi.stubEnv("WRANGLER_LOG", "error");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("Restores deleted data from a backup exactly, and serves it", {
  timeout: 600_000,
}, async () => {
  const [data, backup] = [path.join(folder, "data"), path.join(folder, "backup")];
  const owner = await makeWorld(data, 200);
  const before = await printsOf(data);
  const manifest = await withStores(data, ({ d1, files }) =>
    save({ name: "local", database: localDatabase(d1), files: localFiles(files) }, backup),
  );

  // It is not given up unasked, nor for a backup that does not arrive whole.
  await expect(restoreHere(data, backup, manifest)).rejects.toThrow(
    `${data} holds data. To give them up for the backup's: --replace`,
  );
  const other = { ...manifest, tables: manifest.tables.slice(1) };
  await expect(restoreHere(data, backup, other, { replace: true })).rejects.toThrow(
    "is not what these migrations make",
  );
  expect(before).toMatchObject(databasePrints(data));

  rmSync(data, { recursive: true });
  mkdirSync(data);
  expect(await restoreHere(data, backup, manifest)).toBe(0);
  expect(await printsOf(data)).toEqual(before);
  expect(await walkThrough(data, owner, 200)).toEqual([]);
});
