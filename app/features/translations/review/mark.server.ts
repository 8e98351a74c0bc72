import { createHash } from "node:crypto";

/** What a form carries of the original that its reader saw. */
export const markOf = (original: string): string =>
  createHash("sha256").update(original).digest("base64url").slice(0, 22);
