import { DurableObject } from "cloudflare:workers";
import { crossSite } from "../../workers/answers.ts";
import { demoAccount, type Mode, modes, tokenOf } from "./accounts.ts";
import { addressed, answerApi, newSid } from "./api.ts";
import { listPhones, showPhone, showThread } from "./pages.ts";
import { demoPicture } from "./picture.ts";
import { signatureOf } from "./signature.ts";
import { openTexts, type Texts, type Way } from "./store.ts";

/** Words that Twilio answers itself, and obeys. */
const stopWords = /^(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$/i;
const startWords = /^(start|unstop|yes)$/i;

/**
 * The stand-in for Twilio: one object stores all messages, serves the API and the telephones of the
 * demo, and makes the calls.
 */
export class DemoTwilio extends DurableObject<{ WEBHOOKS: Fetcher }> {
  readonly #texts: Texts;

  constructor(state: DurableObjectState, env: { WEBHOOKS: Fetcher }) {
    super(state, env);
    this.#texts = openTexts(state.storage.sql);
  }

  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const response = await this.#answer(request, url);
    await this.#wake();
    return response;
  }

  /** Calls are due. */
  override async alarm(): Promise<void> {
    for (const { n, account, url, form } of this.#texts.due(Date.now())) {
      this.#texts.called(n);
      await this.#call(account, url, JSON.parse(form));
    }
    await this.#wake();
  }

  async #answer(request: Request, url: URL): Promise<Response> {
    const { method, headers } = request;
    const authorization = headers.get("authorization") ?? "";
    if (url.hostname === "media.twiliocdn.com") {
      const media = this.#texts.media(url.pathname.slice(1));
      if (!media) return new Response("Not found", { status: 404 });
      return new Response(media.bytes, { headers: { "content-type": media.type } });
    }
    if (url.pathname.startsWith("/2010-04-01/"))
      return answerApi(
        { method, url, authorization, body: await request.text() },
        this.#texts,
        Date.now(),
      );
    if (crossSite(request)) return new Response("Cross-site request refused", { status: 403 });
    const [, , , phone = "", verb = ""] = url.pathname.split("/");
    const number = phone && `+${phone}`;
    if (method === "POST" && number) {
      const form = new URLSearchParams(await request.text());
      if (verb === "mode") this.#setMode(number, form.get("mode") ?? "");
      else if (verb === "send") await this.#write(number, form, url.origin);
      else return new Response("Not found", { status: 404 });
      return new Response(null, { status: 303, headers: { location: `/demo/phone/${phone}` } });
    }
    if (method !== "GET") return new Response("Not found", { status: 404 });
    if (!number) return listPhones(this.#texts.numbers());
    const shown = { number, mode: this.#texts.mode(number), texts: this.#texts.of(number) };
    if (verb === "thread") return showThread(shown);
    return verb === "" ? showPhone(shown) : new Response("Not found", { status: 404 });
  }

  #setMode(number: string, mode: string): void {
    if (modes.includes(mode as Mode)) this.#texts.setMode(number, mode as Mode);
  }

  /** A person writes on a telephone of the demo: to the last sender, else to the demo's shop. */
  async #write(phone: string, form: URLSearchParams, origin: string): Promise<void> {
    const way: Way = form.get("way") === "whatsapp" ? "whatsapp" : "sms";
    const text = (form.get("text") ?? "").slice(0, 1_600);
    const last = this.#texts.of(phone).find((one) => one.way === way);
    const account = form.get("account") || (last?.account ?? demoAccount.sid);
    const shop = form.get("shop") || (last?.shop ?? demoAccount[way]);
    const type = form.has("voice") ? "audio/wav" : "image/png";
    const media = form.has("picture") || form.has("voice") ? newSid("ME") : null;
    if (text === "" && !media) return;
    const bytes = form.has("voice") ? demoVoiceNote() : await demoPicture();
    if (media) this.#texts.addMedia(media, type, bytes);
    const sid = newSid(media ? "MM" : "SM");
    const row = { sid, account, way, direction: "in" as const, shop, phone, text, media };
    this.#texts.keep({ ...row, status: "received", error: null, report: null, at: Date.now() });
    if (way === "sms") this.#obey(account, phone, shop, text);
    const hook = this.#texts.hook(account) ?? `${origin}/webhooks/messages/${demoAccount.hook}`;
    const api = `https://api.twilio.com/2010-04-01/Accounts/${account}/Messages/${sid}`;
    const answer = await this.#call(account, hook, {
      ApiVersion: "2010-04-01",
      AccountSid: account,
      MessageSid: sid,
      SmsSid: sid,
      SmsMessageSid: sid,
      SmsStatus: "received",
      NumSegments: "1",
      Body: text,
      From: addressed(way, phone),
      To: addressed(way, shop),
      NumMedia: media ? "1" : "0",
      ...(media && { MediaUrl0: `${api}/Media/${media}`, MediaContentType0: type }),
      ...(way === "whatsapp" && { ProfileName: "Demo", WaId: phone.slice(1) }),
    });
    const said = /<Message>([^<]*)<\/Message>/.exec(answer)?.[1];
    if (said) this.#reply({ account, way, shop, phone }, unescaped(said));
  }

  /** Handles Twilio's own keywords, without a webhook. */
  #obey(account: string, phone: string, shop: string, text: string): void {
    const word = text.trim();
    const isStop = stopWords.test(word);
    if (!isStop && !startWords.test(word)) return;
    this.#texts.stop(account, phone, isStop);
    const answer = isStop
      ? "You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe."
      : "You have successfully been re-subscribed to messages from this number.";
    this.#reply({ account, way: "sms", shop, phone }, answer);
  }

  #reply(to: { account: string; way: Way; shop: string; phone: string }, text: string): void {
    this.#texts.keep({
      ...to,
      sid: newSid("SM"),
      direction: "out",
      text,
      media: null,
      status: "delivered",
      error: null,
      report: null,
      at: Date.now(),
    });
  }

  /** Posts to the product as Twilio does: the address that is signed is the one that was given. */
  async #call(account: string, url: string, form: Record<string, string>): Promise<string> {
    const { pathname, search } = new URL(url);
    try {
      const answer = await this.env.WEBHOOKS.fetch(`http://webhooks.llave${pathname}${search}`, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: { "x-twilio-signature": await signatureOf(url, form, tokenOf(account)) },
        signal: AbortSignal.timeout(15_000),
      });
      return await answer.text();
    } catch {
      return "";
    }
  }

  async #wake(): Promise<void> {
    const due = this.#texts.next();
    if (due === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(Date.now(), due));
  }
}

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Two beeps as WAV, in place of a voice: the demo's model does not listen anyway. */
function demoVoiceNote(): Uint8Array<ArrayBuffer> {
  const [rate, seconds] = [8_000, 2];
  const bytes = new Uint8Array(44 + rate * seconds).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const name = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  name(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  name(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // uncompressed
  view.setUint16(22, 1, true); // of one channel
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  name(36, "data");
  view.setUint32(40, rate * seconds, true);
  for (let at = 0; at < rate * seconds; at++)
    if (at % rate < 2_400) bytes[44 + at] = 128 + Math.round(50 * Math.sin(at / 3));
  return bytes;
}
