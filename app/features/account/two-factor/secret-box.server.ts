import { decodeBase64url, encodeBase64urlNoPadding } from "@oslojs/encoding";

// Secrets that the server must read again are encrypted with AES-256-GCM under a key derived from
// AUTH_SECRET, or another secret of the site (HKDF-SHA-256), and bound to the owner: in another
// owner's row, or with another secret, they cannot be decrypted. The purpose separates uses of one
// secret.

const version = "v1";
const encoder = new TextEncoder();

const totp = "llave totp secrets";

/** Encrypts a secret of this owner. */
export async function seal(
  authSecret: string,
  userId: string,
  secret: Uint8Array<ArrayBuffer>,
  purpose = totp,
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = encoder.encode(userId);
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData },
    await keyOf(authSecret, purpose),
    secret,
  );
  return [
    version,
    encodeBase64urlNoPadding(iv),
    encodeBase64urlNoPadding(new Uint8Array(sealed)),
  ].join(".");
}

/**
 * Decrypts the output of `seal`; undefined when it belongs to another user, was changed, or was
 * made with another AUTH_SECRET.
 */
export async function unseal(
  authSecret: string,
  userId: string,
  box: string,
  purpose = totp,
): Promise<Uint8Array | undefined> {
  const [made, iv = "", sealed = ""] = box.split(".");
  if (made !== version) return undefined;
  try {
    const additionalData = encoder.encode(userId);
    const algorithm = { name: "AES-GCM", iv: bytesOf(iv), additionalData };
    return new Uint8Array(
      await crypto.subtle.decrypt(algorithm, await keyOf(authSecret, purpose), bytesOf(sealed)),
    );
  } catch {
    return undefined;
  }
}

const bytesOf = (text: string) =>
  new Uint8Array(decodeBase64url(text.padEnd(Math.ceil(text.length / 4) * 4, "=")));

async function keyOf(authSecret: string, purpose: string): Promise<CryptoKey> {
  const from = await crypto.subtle.importKey("raw", encoder.encode(authSecret), "HKDF", false, [
    "deriveKey",
  ]);
  const how = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encoder.encode(purpose),
  };
  return crypto.subtle.deriveKey(how, from, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}
