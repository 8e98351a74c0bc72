import type { Platform } from "#app/platform/platform.server.ts";
import type { Extract } from "./extract.ts";
// The build copies it next to the pages' own files, so it adds nothing to the Worker.
import path from "./vpic.txt?url";

// Cached per isolate: the file never changes within a build.
let stored: Extract | undefined;

/** The extract of vPIC (docs/decisions/0120-vins-are-decoded-here-first.md). */
export async function readExtract({ asset }: Pick<Platform, "asset">): Promise<Extract> {
  stored ??= new TextDecoder("latin1").decode(await asset(path));
  return stored;
}
