import type { Files } from "./files-timeout.server.ts";

/** Removes every file whose key begins so. */
export async function removeFolder(files: Files, prefix: string): Promise<void> {
  for (let more = true; more; ) {
    const { objects, truncated } = await files.list({ prefix });
    if (objects.length > 0) await files.delete(objects.map(({ key }) => key));
    more = truncated;
  }
}
