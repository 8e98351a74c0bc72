import type { Config } from "#app/platform/config/config.ts";

type Secret = Pick<Config, "authSecret">;

const encoder = new TextEncoder();

/** The purpose of a code. A code for one purpose is never valid for another. */
type Purpose = "picture" | "reply" | "link";

const signed = (purpose: Purpose, text: string) =>
  encoder.encode(`llave messages ${purpose}\n${text}`);

const keyOf = ({ authSecret }: Secret) =>
  crypto.subtle.importKey(
    "raw",
    encoder.encode(authSecret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );

/** The 32 bytes that prove that a text is ours (HMAC-SHA-256). */
export async function macOf(
  secret: Secret,
  purpose: Purpose,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await crypto.subtle.sign("HMAC", await keyOf(secret), signed(purpose, text)),
  );
}

/** Whether these bytes are the beginning of the code of a text; compared in one time for all. */
export async function isMacOf(
  secret: Secret,
  purpose: Purpose,
  { text, mac }: { text: string; mac: Uint8Array },
): Promise<boolean> {
  const whole = await macOf(secret, purpose, text);
  if (mac.length < 16 || mac.length > whole.length) return false;
  return mac.reduce((differs, byte, at) => differs | (byte ^ whole[at]!), 0) === 0;
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
