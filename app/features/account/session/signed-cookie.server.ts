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

/** The token of a cookie that better-auth signed: `token.signature`, HMAC-SHA-256 in base64. */
export async function signedToken(
  cookies: string,
  name: string,
  secret: string,
): Promise<string | undefined> {
  const cookie = cookies.split("; ").find((one) => one.startsWith(`${name}=`));
  if (!cookie) return undefined;
  try {
    const value = decodeURIComponent(cookie.slice(name.length + 1));
    const dot = value.lastIndexOf(".");
    const token = value.slice(0, dot);
    const signature = Uint8Array.from(atob(value.slice(dot + 1)), (letter) => letter.charCodeAt(0));
    const genuine =
      dot > 0 &&
      (await crypto.subtle.verify("HMAC", await keyOf(secret), signature, encoder.encode(token)));
    return genuine ? token : undefined;
  } catch {
    return undefined; // neither percent-encoding nor base64
  }
}
