import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { keyed } from "#app/features/account/password/attempts.server.ts";
import type { Config } from "#app/platform/config/config.ts";

type Secret = Pick<Config, "authSecret">;

const sealOf = ({ authSecret }: Secret, userId: string) =>
  keyed(authSecret, `reply-letters:${userId}`);

/**
 * What the link in a letter about a reply carries: whose letters it ends, and proof that we wrote
 * it. It opens nothing else, works for as long as the secret is the same, and is stored nowhere.
 */
export const unsubscribeToken = async (secret: Secret, userId: string): Promise<string> =>
  `${userId}.${await sealOf(secret, userId)}`;

/** Whose letters this token ends; undefined when we did not write it. */
export async function readUnsubscribeToken(
  secret: Secret,
  token: string,
): Promise<string | undefined> {
  const [, userId, seal] = /^([\w-]{1,64})\.([0-9a-f]{32})$/.exec(token) ?? [];
  if (!userId || !seal) return undefined;
  const expected = await sealOf(secret, userId);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(expected)) ? userId : undefined;
}
