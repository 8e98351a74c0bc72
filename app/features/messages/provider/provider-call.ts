import type { ReportState, TextingWay, TextReport } from "#app/platform/texting/texting.ts";
import { priceOf, readChannelAddress, reportStateOf } from "#app/platform/texting/twilio-words.ts";

/** "in": an incoming message. "report": the state of an outgoing one. "ask": a due query of one. */
export type EventKind = "in" | "report" | "ask";

type MessageFacts = {
  from: string;
  to: string;
  text: string;
  media: { sid: string; type: string }[];
};
type ReportFacts = {
  state: ReportState;
  errorCode: number | null;
  price: TextReport["price"] | null;
  /** Our own id of the message, where the address of the call named it. */
  message: string | null;
};
/** Contents of a webhook event, as stored until its consequences are. */
export type CallFacts = MessageFacts | ReportFacts;

type CallName = { id: string; way: TextingWay; sid: string };
export type IncomingCall = CallName & { kind: "in"; facts: MessageFacts; optOut: string | null };
type ReportCall = CallName & { kind: "report"; facts: ReportFacts };
export type ProviderCall = IncomingCall | ReportCall;

/** The longest text of an incoming message that is stored (Twilio: 1,600 characters). */
const longest = 4_096;
/** The most files of one message (Twilio: ten). */
const mostMedia = 10;

const isMessageSid = (sid: string) => /^(SM|MM)[0-9a-f]{32}$/.test(sid);
const isNumber = (number: string) => /^\+?\d{3,15}$/.test(number);

/**
 * Parses a call of Twilio from the fields of its form; undefined if it is not about a message.
 * `account`: the expected account; `message`: our own id, from the address of the call.
 */
export function readCall(
  form: URLSearchParams,
  { account, message }: { account: string; message: string | null },
): ProviderCall | undefined {
  const field = (name: string) => form.get(name)?.trim() ?? "";
  const sid = field("MessageSid") || field("SmsSid");
  if (field("AccountSid") !== account || !isMessageSid(sid)) return undefined;
  const from = readChannelAddress(field("From"));
  const to = readChannelAddress(field("To"));
  const status =
    field("MessageStatus") || (field("SmsStatus") === "received" ? "" : field("SmsStatus"));
  if (status && status !== "received") {
    const state = reportStateOf(status);
    if (!state) return undefined;
    const errorCode = Number(field("ErrorCode")) || null;
    const price = priceOf(field("Price"), field("PriceUnit")) ?? null;
    const facts = { state, errorCode, price, message };
    return { kind: "report", id: `${sid}:${status}`, way: from.way, sid, facts };
  }
  if (!isNumber(from.number) || !isNumber(to.number)) return undefined;
  const media = Array.from(
    { length: Math.min(Number(field("NumMedia")) || 0, mostMedia) },
    (_, n) => ({
      sid: /\/Media\/(ME[0-9a-f]{32})$/.exec(field(`MediaUrl${n}`))?.[1] ?? "",
      type: field(`MediaContentType${n}`).toLowerCase().slice(0, 100),
    }),
  ).filter((one) => one.sid !== "");
  return {
    kind: "in",
    id: `${sid}:in`,
    way: from.way,
    sid,
    facts: {
      from: from.number,
      to: to.number,
      text: (form.get("Body") ?? "").slice(0, longest),
      media,
    },
    optOut: field("OptOutType") || null,
  };
}
