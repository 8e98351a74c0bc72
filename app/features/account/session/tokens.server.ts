import { Buffer } from "node:buffer";

/** A random token for a link or a cookie: 256 bits, base64url. */
export const newToken = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");

/** The stored form of a token or a recovery code: its SHA-256, in hexadecimal. */
export async function hashed(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Buffer.from(digest).toString("hex");
}

/** The `identifier` of a user's reset links, and of pending sign-ins, in `verifications`. */
export const resetsOf = (userId: string) => `reset:${userId}`;
export const secondStepsOf = (userId: string) => `second-step:${userId}`;
