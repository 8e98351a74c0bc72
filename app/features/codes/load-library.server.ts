import { hasLibrary, readLibrary } from "./library.ts";

/**
 * Makes the library of codes available, once per isolate: some 50 KB gzipped, which are a static
 * file and not code. Whatever reads the library calls this before.
 */
export async function loadLibrary(): Promise<void> {
  if (hasLibrary()) return;
  // Here, as scripts that Node runs import this module and have no assets.
  const { default: path } = await import("./library.json?url");
  const { readAsset } = await import("#app/platform/asset.server.ts");
  readLibrary(new TextDecoder().decode(await readAsset(path)));
}
