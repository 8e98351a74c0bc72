import { readAsset } from "#app/platform/asset.server.ts";
import path from "./library.json?url";
import { hasLibrary, readLibrary } from "./library.ts";

/**
 * Makes the library of codes available, once per isolate: some 50 KB gzipped, which are a static file
 * and not code. Whatever reads the library calls this before.
 */
export async function loadLibrary(): Promise<void> {
  if (!hasLibrary()) readLibrary(new TextDecoder().decode(await readAsset(path)));
}
