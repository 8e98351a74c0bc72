import { withFunctions } from "./leave-out.ts";

// React's renderer for Node turns every name, attribute and text into bytes by itself, and measures
// each of them besides, which takes workerd longer than rendering them. Its own renderer into a
// string keeps strings, and so does this one until a part is sent (docs/decisions/0151-one-piece.md).
const keepsStrings = {
  stringToPrecomputedChunk: "function stringToPrecomputedChunk(content) { return content; }",
  writeChunk: "function writeChunk(destination, chunk) { currentView += chunk; }",
  completeWriting: `function completeWriting(destination) {
  currentView && destination.write(currentView);
  currentView = null;
}`,
  // Sizes decide what is sent later, by a script; here nothing is (app/entry.server.tsx).
  finishedSegment: "function finishedSegment() {}",
};

/** React's renderer for servers, which joins what is ready and turns it into bytes at once. */
export function writesInOnePiece(code: string): string {
  const parts = withFunctions(code, keepsStrings).split("currentView = new Uint8Array(4096);");
  if (parts.length !== 3)
    throw new Error("scripts/unused-parts.ts no longer fits React's renderer for servers");
  return parts.join('currentView = "";');
}
