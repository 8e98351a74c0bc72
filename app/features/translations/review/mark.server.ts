import { createHash } from "node:crypto";

/** The hash of the original that a form showed. */
export const markOf = (original: string): string =>
  createHash("sha256").update(original).digest("base64url").slice(0, 22);
