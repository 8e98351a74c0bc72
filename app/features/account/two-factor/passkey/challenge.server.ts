import { Buffer } from "node:buffer";
import { hashed } from "#app/features/account/session/tokens.server.ts";
import { verifications } from "#app/features/account/tables.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

// A passkey challenge is not stored when it is issued, because anyone could fill the table: it is
// random, signed for one purpose and contains its expiry. Once answered it is stored as spent.

/** How long a challenge is valid, in milliseconds. */
export const challengeLife = 5 * 60_000;

const encoder = new TextEncoder();

/** A new challenge, base64url, for one `purpose` of one user. */
export async function newChallenge(
  { config, now }: Pick<Platform, "config" | "now">,
  purpose: string,
): Promise<string> {
  const bytes = new Uint8Array(24);
  crypto.getRandomValues(bytes.subarray(0, 16));
  new DataView(bytes.buffer).setFloat64(16, now() + challengeLife);
  const signature = await crypto.subtle.sign(
    "HMAC",
    await keyOf(config.authSecret),
    signedText(bytes, purpose),
  );
  return base64url(Uint8Array.of(...bytes, ...new Uint8Array(signature)));
}

/** Whether a challenge was issued here, for this purpose, and has not expired. */
export async function isChallenge(
  { config, now }: Pick<Platform, "config" | "now">,
  purpose: string,
  challenge: Uint8Array,
): Promise<boolean> {
  if (challenge.length !== 56) return false;
  const [bytes, signature] = [challenge.slice(0, 24), challenge.slice(24)];
  if (new DataView(bytes.buffer).getFloat64(16) < now()) return false;
  return crypto.subtle.verify(
    "HMAC",
    await keyOf(config.authSecret),
    signature,
    signedText(bytes, purpose),
  );
}

/** Spends a challenge: true for one caller only. */
export async function spendChallenge(
  { db, now }: Pick<Platform, "db" | "now">,
  challenge: Uint8Array,
): Promise<boolean> {
  const at = new Date(now());
  const spent = await db
    .insert(verifications)
    .values({
      id: await hashed(base64url(challenge)),
      identifier: "passkey-challenge",
      value: "",
      expiresAt: new Date(now() + challengeLife),
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: verifications.id });
  return spent.length > 0;
}

export const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

const signedText = (bytes: Uint8Array, purpose: string) =>
  encoder.encode(`passkey ${purpose} ${base64url(bytes)}`);

const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
