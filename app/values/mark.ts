/**
 * A short figure of a text, which a form takes along so that the server can tell whether what it
 * changes is still what it was opened with (FNV-1a, 32 bits). It guards against two tabs, not
 * against anybody.
 */
export function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
}
