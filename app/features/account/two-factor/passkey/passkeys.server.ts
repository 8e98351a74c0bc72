import { and, eq } from "drizzle-orm";
import { type Failed, failed } from "#app/features/account/session/open-session.server.ts";
import { passkeys } from "#app/features/account/two-factor.tables.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import {
  base64url,
  challengeLife,
  isChallenge,
  newChallenge,
  spendChallenge,
} from "./challenge.server.ts";
import { readAnswered } from "./passkey-json.ts";

/** The purposes of challenges. */
export const toSignIn = "sign-in";
export const toConfirm = (viewer: Pick<Viewer, "sessionId">) => `confirm ${viewer.sessionId}`;
export const toAdd = (viewer: Pick<Viewer, "sessionId">) => `add ${viewer.sessionId}`;

/** The options for a sign-in or confirmation by any passkey of this site, which names its user. */
export const askOptions = async (platform: Platform, purpose: string) => ({
  challenge: await newChallenge(platform, purpose),
  rpId: new URL(platform.config.appUrl).hostname,
  userVerification: "required" as const,
  timeout: challengeLife,
});

/** The options for a new passkey. */
export async function addOptions(platform: Platform, viewer: Viewer) {
  const { algorithms } = await import("./public-key.server.ts");
  const held = await platform.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, viewer.id));
  return {
    challenge: await newChallenge(platform, toAdd(viewer)),
    rp: { id: new URL(platform.config.appUrl).hostname, name: "Llave" },
    user: {
      id: base64url(new TextEncoder().encode(viewer.id)),
      name: viewer.email,
      displayName: viewer.name || viewer.email,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key" as const, alg })),
    excludeCredentials: held.map(({ id }) => ({ type: "public-key" as const, id })),
    authenticatorSelection: {
      residentKey: "required" as const,
      userVerification: "required" as const,
    },
    attestation: "none" as const,
    timeout: challengeLife,
  };
}

export const wrongPasskey: Failed = failed({ key: "twoFactor:passkey.wrong" }, 401);

type PasskeyCheck = { ok: true; userId: string; use: () => Promise<boolean> } | Failed;

/**
 * Checks the response of a passkey and spends its challenge, so that it works once. `use` records
 * the use; false when the passkey is gone or its counter has changed.
 */
export async function readPasskey(
  platform: Platform,
  text: string,
  purpose: string,
): Promise<PasskeyCheck> {
  const answer = readAnswered(text);
  const { db, config } = platform;
  const key =
    answer && (await db.select().from(passkeys).where(eq(passkeys.credentialId, answer.id)).get());
  if (!key) return wrongPasskey;
  const { readAssertion } = await import("./webauthn.server.ts");
  const read = await readAssertion(answer, key, {
    appUrl: config.appUrl,
    isChallenge: (one) => isChallenge(platform, purpose, one),
  });
  const { userHandle } = answer.response;
  if (!read || (userHandle && userHandle !== base64url(new TextEncoder().encode(key.userId))))
    return wrongPasskey;
  if (!(await spendChallenge(platform, read.challenge))) return wrongPasskey;
  const use = async () => {
    const used = await db
      .update(passkeys)
      .set({ counter: read.counter, lastUsedAt: new Date(platform.now()) })
      .where(and(eq(passkeys.id, key.id), eq(passkeys.counter, key.counter)))
      .returning({ id: passkeys.id });
    return used.length > 0;
  };
  return { ok: true, userId: key.userId, use };
}
