import { isNobodys, tokenOf } from "./accounts.ts";
import type { DemoText, Texts, Way } from "./store.ts";

type ApiRequest = { method: string; url: URL; authorization: string; body: string };

const refused = (status: number, code: number, message: string) =>
  Response.json({ code, message, status }, { status });

export const newSid = (kind: string) => kind + crypto.randomUUID().replaceAll("-", "");

const channel = (address: string): { way: Way; number: string } =>
  address.startsWith("whatsapp:")
    ? { way: "whatsapp", number: address.slice(9) }
    : { way: "sms", number: address };

/** The calls of Twilio's API (2010-04-01) that the product makes, with its error codes. */
export async function answerApi(asked: ApiRequest, texts: Texts, now: number): Promise<Response> {
  const [, account = "", rest = ""] =
    /^\/2010-04-01\/Accounts\/(AC[0-9a-f]{32})(.*)$/.exec(asked.url.pathname) ?? [];
  if (!account) return refused(404, 20404, "The requested resource was not found");
  if (asked.authorization !== `Basic ${btoa(`${account}:${tokenOf(account)}`)}`)
    return refused(401, 20003, "Authenticate");
  const form = new URLSearchParams(asked.body);
  const isPost = asked.method === "POST";
  if (rest === ".json") return Response.json({ sid: account, status: "active" });
  if (rest === "/IncomingPhoneNumbers.json") {
    const number = asked.url.searchParams.get("PhoneNumber") ?? "";
    const found = isNobodys(number) ? [] : [{ sid: `PN${"0".repeat(32)}`, phone_number: number }];
    return Response.json({ incoming_phone_numbers: found });
  }
  if (/^\/IncomingPhoneNumbers\/PN[0-9a-f]{32}\.json$/.test(rest) && isPost) {
    texts.setHook(account, form.get("SmsUrl") ?? "");
    return Response.json({ sid: `PN${"0".repeat(32)}` });
  }
  if (rest === "/Messages.json" && isPost) return send(account, form, texts, now);
  const [, sid = ""] = /^\/Messages\/((?:SM|MM)[0-9a-f]{32})\.json$/.exec(rest) ?? [];
  const text = sid ? texts.find(sid) : undefined;
  if (text?.account === account) return Response.json(shown(text));
  const [, media = ""] =
    /^\/Messages\/[A-Z]{2}[0-9a-f]{32}\/Media\/(ME[0-9a-f]{32})$/.exec(rest) ?? [];
  if (media && texts.media(media)) {
    const location = `https://media.twiliocdn.com/${media}`;
    return new Response(null, { status: 307, headers: { location } });
  }
  return refused(404, 20404, "The requested resource was not found");
}

/** The states of a sent message, in steps of this pause. */
const pauseMs = 400;

async function send(account: string, form: URLSearchParams, texts: Texts, now: number) {
  const from = channel(form.get("From") ?? "");
  const { way, number } = channel(form.get("To") ?? "");
  const content = form.get("ContentSid");
  const body = content ? templateWords(content, form) : (form.get("Body") ?? "");
  const media = form.getAll("MediaUrl").join(" ") || null;
  if (!/^\+\d{8,15}$/.test(number)) return refused(400, 21211, "Invalid 'To' Phone Number");
  if (isNobodys(from.number)) return refused(400, 21606, "The 'From' number is not yours");
  if (body === "" && !media) return refused(400, 21602, "Message body is required");
  if (content && !/^HX[0-9a-f]{32}$/.test(content))
    return refused(400, 21655, "The ContentSid is not yours");
  if (body.length > 1_600) return refused(400, 21617, "The message body exceeds 1600 characters");
  const mode = texts.mode(number);
  if (mode === "none") return refused(400, 21211, "Invalid 'To' Phone Number");
  if (mode === "blocked" || (way === "sms" && texts.isStopped(account, number)))
    return refused(400, 21610, "Attempt to send to unsubscribed recipient");
  if (mode === "hangs") await new Promise((resolve) => setTimeout(resolve, 30_000));
  const sid = newSid(media ? "MM" : "SM");
  const report = form.get("StatusCallback");
  const text = {
    sid,
    account,
    way,
    direction: "out" as const,
    shop: from.number,
    phone: number,
    text: body,
    media,
    status: "queued",
    error: null,
    report,
    at: now,
  };
  texts.keep(text);
  if (report && !texts.hook(account)) texts.setHook(account, report.split("?")[0]!);
  const lastIn = texts.lastIn(account, number, way);
  const isLate =
    way === "whatsapp" && !content && (lastIn === null || now - lastIn > 24 * 60 * 60_000);
  const [end, error] = isLate
    ? ["failed", 63016]
    : mode === "off"
      ? ["undelivered", 30003]
      : ["delivered", null];
  const steps = isLate ? [end as string] : ["sent", end as string];
  texts.mark(sid, end as string, error as number | null);
  if (report && mode !== "silent")
    steps.forEach((status, n) => {
      const isEnd = status === end;
      texts.call(
        account,
        report,
        reportOf(text, status, isEnd ? (error as number | null) : null),
        now + (n + 1) * pauseMs,
      );
    });
  return Response.json({ ...shown({ ...text, n: 0 }), price: null }, { status: 201 });
}

/** The text of an approved template on the telephone, whose words only Twilio has. */
const templateWords = (content: string, form: URLSearchParams): string => {
  const values = Object.values(JSON.parse(form.get("ContentVariables") ?? "{}"));
  return `[${content.slice(0, 6)}…] ${values.join(" · ")}`;
};

/** An address with its channel. */
export const addressed = (way: Way, number: string) =>
  way === "whatsapp" ? `whatsapp:${number}` : number;

const reportOf = (
  { sid, account, way, shop, phone }: Pick<DemoText, "sid" | "account" | "way" | "shop" | "phone">,
  status: string,
  error: number | null,
): Record<string, string> => ({
  ApiVersion: "2010-04-01",
  AccountSid: account,
  MessageSid: sid,
  SmsSid: sid,
  MessageStatus: status,
  SmsStatus: status,
  From: addressed(way, shop),
  To: addressed(way, phone),
  ...(error !== null && { ErrorCode: String(error) }),
});

/** A message as the API shows it. */
function shown(text: DemoText) {
  const { sid, account, way, direction, shop, phone, status, error, at } = text;
  const [from, to] = direction === "out" ? [shop, phone] : [phone, shop];
  return {
    sid,
    account_sid: account,
    from: addressed(way, from),
    to: addressed(way, to),
    body: text.text,
    status,
    error_code: error,
    direction: direction === "in" ? "inbound" : "outbound-api",
    num_media: text.media ? "1" : "0",
    price: direction === "out" && status === "delivered" ? "-0.00790" : null,
    price_unit: "USD",
    date_created: new Date(at).toUTCString(),
    date_sent: new Date(at).toUTCString(),
  };
}
