import type { Platform } from "#app/platform/platform.server.ts";
import type { Extract } from "./extract.ts";
// The build copies it beside the pages' own files, so it weighs nothing in the Worker.
import path from "./vpic.txt?url";

// Once per isolate: the file does not change while the build lives.
let stored: Extract | undefined;

/** The extract of vPIC (docs/decisions/0120-vins-are-decoded-here-first.md). */
export async function readExtract({ asset }: Pick<Platform, "asset">): Promise<Extract> {
  stored ??= new TextDecoder("latin1").decode(await asset(path));
  return stored;
}
