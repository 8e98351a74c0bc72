/** Imported once: importing even a loaded module takes longer than waiting for what it gave. */
let terms: Promise<typeof import("./terms.ts")> | undefined;

/**
 * Makes the trade's terms available, once per isolate. They are a static file, not code (ADR 134):
 * whatever reads them calls this before.
 */
export async function loadGlossary(): Promise<void> {
  terms ??= import("./terms.ts");
  const { hasTerms, readTerms } = await terms;
  if (hasTerms()) return;
  // Here, as scripts that Node runs import this module and have no assets.
  const { default: path } = await import("./terms.txt?url");
  const { readAsset } = await import("#app/platform/asset.server.ts");
  readTerms(new TextDecoder().decode(await readAsset(path)));
}
