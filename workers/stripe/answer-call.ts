import {
  findByHook,
  type ProviderAccount,
} from "#app/features/messages/provider/find-account.server.ts";
import { hookAddress, isHookKey } from "#app/features/messages/provider/hook.ts";
import { readCall } from "#app/features/messages/provider/provider-call.ts";
import { openKeys } from "#app/features/messages/provider/sealed-keys.server.ts";
import { takeCall } from "#app/features/messages/provider/take-call.server.ts";
import type { WebhookConfig } from "#app/platform/config/config.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log/log.ts";
import type { WorkQueue } from "#app/platform/queue/queue.server.ts";
import { readBytes } from "#app/platform/read-bytes.ts";
import type { TextingKeys } from "#app/platform/texting/texting.ts";
import { isSignedCall } from "#app/platform/texting/verify-call.server.ts";
import { withTimeout } from "#app/platform/with-timeout.ts";

/** A call of Twilio's is some kilobytes. */
const largest = 32 * 1024;
/** The timeout of one call, in milliseconds; Twilio waits fifteen seconds. */
const timeoutMs = 12_000;

type Services = {
  db: Db;
  config: WebhookConfig;
  now: () => number;
  queue?: WorkQueue | undefined;
};

/**
 * Answers a call of a shop's provider. 404: no such address. 403: not signed with that shop's
 * token. 2xx: received. 503: not stored.
 */
export async function answerCall(
  services: Services,
  request: Request,
  key: string,
): Promise<Response> {
  if (!isHookKey(key)) return plain(404, "Not Found");
  const signature = request.headers.get("x-twilio-signature") ?? "";
  const body = await readBytes(request, largest);
  if (!body) return plain(413, "Too large");
  try {
    const found = await findByHook(services.db, key);
    if (!found) return plain(404, "Not Found");
    const query = new URL(request.url).searchParams;
    const form = new URLSearchParams(new TextDecoder().decode(body));
    const message = query.get("message");
    // Twilio signs the address that it was given, whatever proxies are between.
    const address = hookAddress(services.config.appUrl, key, message ?? undefined);
    const keys = await signer(services, found.accounts, { address, form, signature });
    if (!keys) return plain(403, "Bad signature");
    const call = readCall(form, { account: keys.accountSid, message: idIn(message) });
    if (!call) return twiml();
    const { queue, ...rest } = services;
    const { outcome, answer } = await withTimeout(
      takeCall({ ...rest, ...(queue && { queue }) }, found, call, services.now()),
      timeoutMs,
    );
    if (outcome === "limited") log.warn("a shop gets more messages than it takes");
    return twiml(call.kind === "in" ? answer : undefined);
  } catch (error) {
    log.error("a call about messages could not be taken", error);
    return plain(503, "Not now", { "retry-after": "60" });
  }
}

type Signed = Parameters<typeof isSignedCall>[1];

/** The keys of the account that signed a call: a shop's ways can have two. */
async function signer(
  { config }: Services,
  accounts: readonly ProviderAccount[],
  signed: Signed,
): Promise<TextingKeys | undefined> {
  for (const sealed of new Set(accounts.map(({ keys }) => keys))) {
    const keys = await openKeys(config, accounts[0]!.shopId, sealed);
    if (keys && (await isSignedCall(keys.authToken, signed))) return keys;
  }
  return undefined;
}

const idIn = (message: string | null) =>
  message !== null && /^[\w-]{1,64}$/.test(message) ? message : null;

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Twilio's own markup: a message that it sends back, or nothing. */
const twiml = (answer?: string) => {
  const text = answer?.replace(/[&<>]/g, (sign) => signs[sign]!);
  const inside = text === undefined ? "" : `<Message>${text}</Message>`;
  return new Response(`<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`, {
    headers: { "content-type": "text/xml; charset=utf-8", "cache-control": "no-store" },
  });
};

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { "content-type": "text/plain", ...headers } });
