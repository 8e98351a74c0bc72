/**
 * Makes the trade's terms available, once per isolate. They are a static file, not code (ADR 134):
 * whatever reads them calls this before.
 */
export async function loadGlossary(): Promise<void> {
  const { hasTerms, readTerms } = await import("./terms.ts");
  if (hasTerms()) return;
  // Here, as scripts that Node runs import this module and have no assets.
  const { default: path } = await import("./terms.txt?url");
  const { readAsset } = await import("#app/platform/asset.server.ts");
  readTerms(new TextDecoder().decode(await readAsset(path)));
}
