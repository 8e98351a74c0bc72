/**
 * The `Stripe-Signature` header for a body: an HMAC over the time (seconds) and the very bytes that
 * are sent.
 */
export async function signatureOf(body: string, secret: string, at: number): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    "raw",
    bytes(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(`${at}.${body}`)));
  return `t=${at},v1=${[...signed].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
