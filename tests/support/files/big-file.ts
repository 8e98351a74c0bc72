import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/**
 * A file of this size for this test, all of it a hole. Chromium takes it by its name; as bytes it
 * would go through a wire, as text.
 */
export function bigFile(name: string, size: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, name);
  writeFileSync(file, "");
  truncateSync(file, size);
  return file;
}
