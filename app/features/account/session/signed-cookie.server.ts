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
      ["sign", "verify"],
    );
    key = { secret, made };
  }
  return key.made;
}

/** HMAC-SHA-256 of a text, in base64url. */
export async function signatureOf(text: string, secret: string): Promise<string> {
  const made = await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(text));
  return base64url(new Uint8Array(made));
}

/** Whether this is `signatureOf` the text, in base64 or base64url. Never throws. */
export async function verifySignature(
  text: string,
  signature: string,
  secret: string,
): Promise<boolean> {
  try {
    const bytes = fromBase64(signature);
    return await crypto.subtle.verify("HMAC", await keyOf(secret), bytes, encoder.encode(text));
  } catch {
    return false; // no base64
  }
}

/**
 * The token of a cookie, as it was sent, that better-auth signed: `token.signature`, HMAC-SHA-256 in base64. Its
 * signature needs no look where it `isGenuine` anyway.
 */
export async function signedToken(
  cookie: string | undefined,
  { secret, isGenuine }: { secret: string; isGenuine: Promise<boolean> },
): Promise<string | undefined> {
  if (!cookie) return undefined;
  try {
    const value = decodeURIComponent(cookie);
    const dot = value.lastIndexOf(".");
    const token = value.slice(0, dot);
    if (dot <= 0) return undefined;
    const isOurs =
      (await isGenuine) || (await verifySignature(token, value.slice(dot + 1), secret));
    return isOurs ? token : undefined;
  } catch {
    return undefined; // no percent-encoding
  }
}

/** Needs no quotes and no escapes in a cookie. */
export function base64url(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of base64 or base64url. @throws when it is neither */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(letters.length); // a loop, as every request reads two of them
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
