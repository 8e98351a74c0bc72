const encoder = new TextEncoder();

// Imported once per isolate: it depends on the secret only.
let key: { secret: string; made: Promise<CryptoKey> } | undefined;

function keyOf(secret: string): Promise<CryptoKey> {
  if (key?.secret !== secret) {
    const made = crypto.subtle.importKey(
      "raw",
      encoder.encode(secret),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["verify"],
    );
    key = { secret, made };
  }
  return key.made;
}

/**
 * The token of a cookie with a valid signature: better-auth writes `token.signature`, the
 * HMAC-SHA-256 of the token in base64.
 */
export async function signedToken(
  cookie: string | undefined,
  secret: string,
): Promise<string | undefined> {
  if (!cookie) return undefined;
  try {
    const value = decodeURIComponent(cookie);
    const dot = value.lastIndexOf(".");
    const token = value.slice(0, dot);
    if (dot <= 0) return undefined;
    const signature = Uint8Array.from(atob(value.slice(dot + 1)), (one) => one.charCodeAt(0));
    const isOurs = await crypto.subtle.verify(
      "HMAC",
      await keyOf(secret),
      signature,
      encoder.encode(token),
    );
    return isOurs ? token : undefined;
  } catch {
    return undefined; // no percent-encoding, no base64
  }
}
