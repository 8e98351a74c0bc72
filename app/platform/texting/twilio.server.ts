import { readBytes } from "#app/platform/read-bytes.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import {
  channelAddress,
  priceOf,
  reportStateOf,
  type Texting,
  TextingError,
  type TextingKeys,
  type TextReport,
  textingProblemOf,
} from "./texting.ts";

const api = "https://api.twilio.com";

/** An answer of the API is some kilobytes; a list of a hundred messages some 200. */
const largest = 1024 * 1024;

/** Where Twilio's answers about media lead: its own stores, and no one else. */
const mediaHosts = /^https:\/\/([\w.-]+\.)?(twilio\.com|twiliocdn\.com|amazonaws\.com)\//;

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Twilio's HTTP API, by `fetcher` if given. `timeoutMs` is for one call. Addresses are made of checked
 * names, so that nothing that came in decides where a key is sent.
 */
export function openTexting(fetcher?: Pick<Fetcher, "fetch">, timeoutMs = 8_000): Texting {
  const ask: Ask = (url, init) => (fetcher ? fetcher.fetch(url, init) : fetch(url, init));

  /** One call. @throws TextingError */
  async function call(
    keys: TextingKeys,
    path: string,
    form?: URLSearchParams,
  ): Promise<Record<string, unknown>> {
    const url = `${api}/2010-04-01/Accounts/${named(keys.accountSid)}${path}`;
    const init = {
      method: form ? "POST" : "GET",
      headers: authorized(keys),
      redirect: "manual" as const,
      ...(form && { body: form }),
    };
    const answer = await within(timeoutMs, async () => {
      const response = await ask(url, init);
      return { status: response.status, bytes: await readBytes(response, largest) };
    });
    const body = bodyOf(answer.bytes);
    if (answer.status >= 200 && answer.status < 300 && body) return body;
    throw refusalOf(answer.status, body);
  }

  return {
    isOpen: async (keys) => (await call(keys, ".json")).status === "active",

    async send(keys, { way, from, to, text, media, reportTo }) {
      const form = new URLSearchParams({
        From: channelAddress(way, from),
        To: channelAddress(way, to),
        Body: text,
        StatusCallback: reportTo,
      });
      for (const one of media) form.append("MediaUrl", one);
      return reportOf(await call(keys, "/Messages.json", form));
    },

    find: async (keys, sid) => reportOf(await call(keys, `/Messages/${named(sid)}.json`)),

    async listen(keys, number, address) {
      const query = new URLSearchParams({ PhoneNumber: number });
      const found = await call(keys, `/IncomingPhoneNumbers.json?${query}`);
      const [own] = (found.incoming_phone_numbers ?? []) as { sid?: unknown }[];
      if (typeof own?.sid !== "string") return "missing";
      const form = new URLSearchParams({ SmsUrl: address, SmsMethod: "POST" });
      await call(keys, `/IncomingPhoneNumbers/${named(own.sid)}.json`, form);
      return "listening";
    },

    media: (keys, { message, media }, max) =>
      within(timeoutMs * 2, async () => {
        const path = `/Messages/${named(message)}/Media/${named(media)}`;
        const url = `${api}/2010-04-01/Accounts/${named(keys.accountSid)}${path}`;
        const init = { headers: authorized(keys), redirect: "manual" as const };
        let answer = await ask(url, init);
        // Behind the redirect the address itself is the permission: the key stays here.
        for (let hop = 0; hop < 3 && answer.status >= 300 && answer.status < 400; hop++) {
          const to = answer.headers.get("location") ?? "";
          if (!mediaHosts.test(to)) throw new TextingError("refused", "media lies elsewhere");
          answer = await ask(to, { redirect: "manual" });
        }
        if (answer.status !== 200) throw refusalOf(answer.status, undefined);
        return (await readBytes(answer, max)) ?? "tooLarge";
      }),
  };
}

/** A name of Twilio's, such as AC… or MM…: nothing else gets into an address. */
function named(sid: string): string {
  if (!/^[A-Z]{2}[0-9a-f]{32}$/.test(sid)) throw new TextingError("account", "not a name");
  return sid;
}

const authorized = ({ accountSid, authToken }: TextingKeys) => ({
  authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
});

async function within<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await withTimeout(work(), ms);
  } catch (error) {
    if (error instanceof TextingError) throw error;
    if (error instanceof TimeoutError) throw new TextingError("hangs", "no answer in time");
    // The connection broke: whether the call was heard, no one knows.
    throw new TextingError("hangs", "the connection broke");
  }
}

function bodyOf(bytes: Uint8Array | undefined): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof body === "object" && body !== null
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function refusalOf(status: number, body: Record<string, unknown> | undefined): TextingError {
  const code = typeof body?.code === "number" ? body.code : null;
  const detail = `status ${status}, code ${code ?? "none"}`;
  if (status === 429 || status === 503) return new TextingError("busy", detail);
  // Broken within: whether the call was done, no one knows.
  if (status >= 500) return new TextingError("hangs", detail);
  if (status === 401 || status === 403) return new TextingError("account", detail);
  return new TextingError(textingProblemOf(code), detail);
}

/** A message as the API answers with it. */
function reportOf(body: Record<string, unknown>): TextReport {
  const text = (name: string) => (typeof body[name] === "string" ? (body[name] as string) : "");
  return {
    sid: named(text("sid")),
    state: reportStateOf(text("status")) ?? "sent",
    errorCode: typeof body.error_code === "number" ? body.error_code : null,
    price: priceOf(body.price, body.price_unit),
  };
}
