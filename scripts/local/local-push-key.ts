import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A private key by which push services know a site: a point of P-256, as a JWK on one line. */
export async function newPushKey(): Promise<string> {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const { privateKey } = await crypto.subtle.generateKey(curve, true, ["sign", "verify"]);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey("jwk", privateKey);
  return JSON.stringify({ kty, crv, x, y, d });
}

/** The key of the local site: created once, readable only by its owner. */
export async function localPushKey(folder: string): Promise<string> {
  const file = path.join(folder, "push-key");
  if (!existsSync(file)) writeFileSync(file, await newPushKey(), { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8");
}
