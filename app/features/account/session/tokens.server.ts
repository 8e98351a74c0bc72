/** A random token for a link or a cookie: 256 bits, base64url. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ "+": "-", "/": "_" })[sign] ?? "",
  );
}

/** The stored form of a token: its SHA-256, in hexadecimal. */
export async function hashed(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The `identifier` of a user's reset links, and of pending sign-ins, in `verifications`. */
export const resetsOf = (userId: string) => `reset:${userId}`;
export const secondStepsOf = (userId: string) => `second-step:${userId}`;
