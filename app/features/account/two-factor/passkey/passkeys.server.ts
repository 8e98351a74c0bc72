import { and, eq } from "drizzle-orm";
import { type Failed, failed } from "#app/features/account/session/open-session.server.ts";
import { passkeys } from "#app/features/account/tables.server.ts";
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

/** What an answer may be used for. */
export const toSignIn = "sign-in";
export const toConfirm = (viewer: Pick<Viewer, "sessionId">) => `confirm ${viewer.sessionId}`;
export const toAdd = (viewer: Pick<Viewer, "sessionId">) => `add ${viewer.sessionId}`;

/**
 * What the browser is asked for, when a passkey is to be shown. Any passkey of this site: who it
 * is, it says itself.
 */
export const askOptions = async (platform: Platform, purpose: string) => ({
  challenge: await newChallenge(platform, purpose),
  rpId: new URL(platform.config.appUrl).hostname,
  userVerification: "required" as const,
  timeout: challengeLife,
});

/** What the browser is asked for, when a passkey is to be made. */
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

type Shown = { ok: true; userId: string; use: () => Promise<boolean> } | Failed;

/**
 * Checks the answer of a passkey and spends its challenge: the same answer never works again. `use`
 * notes the use and is false when the passkey is gone or its count has moved meanwhile.
 */
export async function readPasskey(
  platform: Platform,
  text: string,
  purpose: string,
): Promise<Shown> {
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
