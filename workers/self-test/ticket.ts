import { hashed } from "#app/features/account/session/tokens.server.ts";

/** The `identifier` of tickets among the verifications. */
const kind = "self-test";

/**
 * Takes a ticket, once: anyone who can write a row into the production database may run the
 * self-test (docs/decisions/0081-the-self-test.md). The row holds the ticket's hash and its expiry;
 * the sweep of old verifications removes unused ones.
 */
export async function takeTicket(
  d1: D1Database,
  authorization: string | null,
  now: number,
): Promise<boolean> {
  const [, ticket] = /^Bearer ([0-9a-f]{64})$/.exec(authorization ?? "") ?? [];
  if (!ticket) return false;
  const taken = await d1
    .prepare(
      "delete from verifications where id = ? and identifier = ? and expires_at > ? returning id",
    )
    .bind(await hashed(ticket), kind, now)
    .all();
  return taken.results.length === 1;
}
