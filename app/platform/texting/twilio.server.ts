import { readBytes } from "#app/platform/read-bytes.ts";
import { TimeoutError, withTimeout } from "#app/platform/with-timeout.ts";
import { type Texting, TextingError, type TextingKeys } from "./texting.ts";
import { bodyOf, named, refusalOf, reportOf } from "./twilio-answer.ts";
import { channelAddress } from "./twilio-words.ts";

const api = "https://api.twilio.com";

/** An answer of the API is some kilobytes; a list of a hundred messages some 200. */
const largest = 1024 * 1024;

/** Hosts to which Twilio's media redirect: its own storage only. */
const mediaHosts = /^https:\/\/([\w.-]+\.)?(twilio\.com|twiliocdn\.com|amazonaws\.com)\//;

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Twilio's HTTP API, by `fetcher` if given. `timeoutMs` is for one call. Addresses are built from
 * checked names, so that no input decides where a key is sent.
 */
export function openTexting(fetcher?: Pick<Fetcher, "fetch">, timeoutMs = 8_000): Texting {
  const ask: Ask = (url, init) => (fetcher ? fetcher.fetch(url, init) : fetch(url, init));

  /** Sends a request. @throws TextingError */
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

    async send(keys, { way, from, to, text, media, content, reportTo }) {
      const form = new URLSearchParams({
        From: channelAddress(way, from),
        To: channelAddress(way, to),
        StatusCallback: reportTo,
        ...(content
          ? { ContentSid: named(content.sid), ContentVariables: variablesOf(content.values) }
          : { Body: text }),
      });
      for (const one of content ? [] : media) form.append("MediaUrl", one);
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

/** Values of a template's {{1}}, {{2}}, …, as JSON. */
const variablesOf = (values: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(values.map((value, at) => [String(at + 1), value])));

const authorized = ({ accountSid, authToken }: TextingKeys) => ({
  authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
});

async function within<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await withTimeout(work(), ms);
  } catch (error) {
    if (error instanceof TextingError) throw error;
    if (error instanceof TimeoutError) throw new TextingError("hangs", "no answer in time");
    // The connection broke: whether the call arrived is unknown.
    throw new TextingError("hangs", "the connection broke");
  }
}
