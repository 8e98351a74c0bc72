import { scryptSync } from "node:crypto";

/** The strength of password hashes on the tests' servers (weak-build.ts). */
export const weakSetting = { log2N: 1, r: 1, p: 1 };

/** A stored hash of that strength. */
export function weakHash(secret: string): string {
  const { log2N, r, p } = weakSetting;
  const key = scryptSync(secret.normalize("NFKC"), "", 64, { N: 2 ** log2N, r, p });
  return `scrypt:${log2N}:${r}:${p}::${key.toString("hex")}`;
}
