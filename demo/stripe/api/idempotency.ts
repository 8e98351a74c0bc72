import { Refusal } from "../refusal.ts";
import type { Store } from "../store.ts";

type StripeCall = { key: string; asked: string; requestId: string; now: number };
type Answer = { status: number; body: string; original: string; replayed: boolean };

/** Stripe remembers a key for at least so long. */
const memory = 24 * 60 * 60;

/**
 * Does what is asked under a key once: the same again gets the same answer, something else is
 * refused. As with Stripe, parameters that were refused are not remembered; a card that was
 * declined is.
 */
export function replay(
  store: Store,
  { key, asked, requestId, now }: StripeCall,
  act: () => object,
): Answer {
  store.sql.run("delete from answers where at < ?", now - memory);
  const kept = store.sql.one<{ asked: string; status: number; body: string; request_id: string }>(
    "select asked, status, body, request_id from answers where key = ?",
    key,
  );
  if (kept && kept.asked !== asked) {
    throw new Refusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  }
  if (kept)
    return { status: kept.status, body: kept.body, original: kept.request_id, replayed: true };

  const { status, body } = outcome(act, requestId);
  store.sql.run(
    "insert into answers (key, asked, status, body, request_id, at) values (?, ?, ?, ?, ?, ?)",
    key,
    asked,
    status,
    body,
    requestId,
    now,
  );
  return { status, body, original: requestId, replayed: false };
}

function outcome(act: () => object, requestId: string): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(act()) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 402) throw error;
    return { status: error.status, body: JSON.stringify(error.body(requestId)) };
  }
}
