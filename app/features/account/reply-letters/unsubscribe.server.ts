import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { keyed } from "#app/features/account/password/attempts.server.ts";
import type { Config } from "#app/platform/config/config.ts";

type Secret = Pick<Config, "authSecret">;

const sealOf = ({ authSecret }: Secret, userId: string) =>
  keyed(authSecret, `reply-letters:${userId}`);

/**
 * The token of an unsubscribe link: the user's id and a signature. It is valid as long as the
 * secret is, opens nothing else, and is not stored.
 */
export const unsubscribeToken = async (secret: Secret, userId: string): Promise<string> =>
  `${userId}.${await sealOf(secret, userId)}`;

/** The user's id of a token; undefined when the signature is wrong. */
export async function readUnsubscribeToken(
  secret: Secret,
  token: string,
): Promise<string | undefined> {
  const [, userId, seal] = /^([\w-]{1,64})\.([0-9a-f]{32})$/.exec(token) ?? [];
  if (!userId || !seal) return undefined;
  const expected = await sealOf(secret, userId);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? userId : undefined;
}
