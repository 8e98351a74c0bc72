import type { Books } from "../books.ts";
import { accountCalls, connectedCalls } from "../connect/calls.ts";
import type { Connect } from "../connect/connected.ts";
import { apiVersion } from "../objects/wire.ts";
import { Refusal } from "../refusal.ts";
import { demoKey } from "../secrets.ts";
import type { Store } from "../store.ts";
import type { Call } from "./call.ts";
import { checkoutCalls } from "./checkout.ts";
import { customerCalls } from "./customers.ts";
import { readTree, type Tree } from "./form.ts";
import { chargeCalls, invoiceCalls } from "./invoices.ts";
import { eventCalls, portalCalls, priceCalls } from "./records.ts";
import { settingsCalls } from "./settings.ts";
import { subscriptionCalls } from "./subscriptions.ts";

/** The calls of Stripe's API that the stand-in implements. */
const calls: Call[] = [
  ...customerCalls,
  ...checkoutCalls,
  ...subscriptionCalls,
  ...priceCalls,
  ...invoiceCalls,
  ...chargeCalls,
  ...eventCalls,
  ...portalCalls,
  ...settingsCalls,
];

/** A request to Stripe's API with its body read. From here on processing is synchronous. */
type ApiRequest = { method: string; url: URL; headers: Headers; body: string };

/** Answers a call as Stripe would. @param now the real time in seconds */
export function answerApi(
  request: ApiRequest,
  { books, connect, store }: { books: Books; connect: Connect; store: Store },
  now: number,
): Response {
  const requestId = `req_${crypto.randomUUID().replaceAll("-", "").slice(0, 14)}`;
  const headers = {
    "content-type": "application/json",
    "request-id": requestId,
    "stripe-version": apiVersion,
  };
  const answer = (status: number, body: object | string, more: Record<string, string> = {}) =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), {
      status,
      headers: { ...headers, ...more },
    });
  try {
    authenticate(request.headers);
    checkVersion(request.headers);
    const account = request.headers.get("stripe-account");
    const known = account ? connectedCalls(connect, account) : [...calls, ...accountCalls(connect)];
    const { call, id } = findCall(request, known);
    const given = readTree(
      request.method === "POST" ? request.body : `${request.url.searchParams}&${request.body}`,
    );
    const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
    const act = () =>
      call.answer(given as Tree, id, books, { id: requestId, idempotency_key: key });
    if (key === null) return answer(200, act());
    const { status, body, original, replayed } = replay(
      store,
      { key: `${account ?? ""}${key}`, asked: fingerprint(request, given), requestId, now },
      act,
    );
    return answer(status, body, {
      "idempotency-key": key,
      "original-request": original,
      ...(replayed && { "idempotent-replayed": "true" }),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return answer(error.status, error.body(requestId));
  }
}

function authenticate(headers: Headers): void {
  const given = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1];
  if (given === demoKey) return;
  if (given === undefined) throw new Refusal("You did not provide an API key.", { status: 401 });
  throw new Refusal(
    `Invalid API Key provided: ${given.slice(0, 8)}${"*".repeat(Math.max(0, given.length - 8))}`,
    { status: 401 },
  );
}

function checkVersion(headers: Headers): void {
  const version = headers.get("stripe-version");
  if (version !== null && version !== apiVersion)
    throw new Refusal(`Invalid Stripe API version: ${version}. The demo speaks ${apiVersion}.`);
}

function findCall(
  { method, url: { pathname } }: ApiRequest,
  known: readonly Call[],
): { call: Call; id: string } {
  for (const call of known) {
    const match = call.method === method ? call.path.exec(pathname) : null;
    if (match) return { call, id: match[1] ?? "" };
  }
  throw new Refusal(
    `Unrecognized request URL (${method}: ${pathname}). The demo's Stripe knows only the calls that Llave makes.`,
    {
      status: 404,
    },
  );
}

/** The request, to compare with a later one under the same key. */
const fingerprint = ({ method, url: { pathname } }: ApiRequest, given: Tree): string =>
  `${method} ${pathname} ${JSON.stringify(given)}`;

type StripeCall = { key: string; asked: string; requestId: string; now: number };
type Answer = { status: number; body: string; original: string; replayed: boolean };

/** Stripe remembers a key for at least so long. */
const memory = 24 * 60 * 60;

/**
 * Runs a request under an idempotency key once: a repetition gets the same answer, a different
 * request is refused. As with Stripe, requests refused for their parameters are not stored; a
 * declined card is.
 */
function replay(
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
