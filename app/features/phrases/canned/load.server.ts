import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";

/** Loads the common lines of the trade with the glossary, once per isolate (ADR 134). */
export async function loadCanned(): Promise<typeof import("./canned.ts")> {
  const [canned] = await Promise.all([import("./canned.ts"), loadGlossary()]);
  if (canned.hasCanned()) return canned;
  // Here, as scripts that Node runs import this module and have no assets.
  const { default: path } = await import("./canned.txt?url");
  const { readAsset } = await import("#app/platform/asset.server.ts");
  canned.readCanned(new TextDecoder().decode(await readAsset(path)));
  return canned;
}
