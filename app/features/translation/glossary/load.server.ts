import path from "./terms.txt?url";

/**
 * Makes the trade's terms available, once per isolate. They are a static file, not code (ADR 134):
 * whatever reads them calls this before.
 */
export async function loadGlossary(): Promise<void> {
  const { hasTerms, readTerms } = await import("./terms.ts");
  if (hasTerms()) return;
  const { readAsset } = await import("#app/platform/asset.server.ts");
  readTerms(new TextDecoder().decode(await readAsset(path)));
}
