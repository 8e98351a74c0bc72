import type { ReportState, TextingProblem, TextingWay, TextReport } from "./texting.ts";

/** Twilio's error codes (twilio.com/docs/api/errors), by their meaning for a shop. */
const codes: Partial<Record<TextingProblem, readonly number[]>> = {
  address: [21211, 21217, 21401, 21421, 21614, 30005, 30006, 63003, 63024],
  blocked: [21610, 30004, 63032],
  unreachable: [30003, 30008, 30009],
  window: [63016],
  account: [
    20003, 20005, 20008, 20404, 21212, 21408, 21603, 21606, 21659, 21660, 21703, 30002, 30032,
    30034, 63007, 63020,
  ],
  busy: [14107, 20429, 21611, 30001, 30022, 63018],
};

const problems = new Map(
  Object.entries(codes).flatMap(([problem, all]) =>
    all.map((code) => [code, problem as TextingProblem]),
  ),
);

/** The meaning of an error code; an unknown code means "refused". */
export const textingProblemOf = (code: number | null): TextingProblem =>
  (code !== null && problems.get(code)) || "refused";

const states: Record<string, ReportState> = {
  accepted: "sent",
  scheduled: "sent",
  queued: "sent",
  sending: "sent",
  sent: "sent",
  delivered: "delivered",
  read: "delivered",
  undelivered: "failed",
  failed: "failed",
  canceled: "failed",
};

/** Twilio's words for how far a message is; undefined for a word that is not known. */
export const reportStateOf = (status: string): ReportState | undefined => states[status];

/** A price such as "-0.00750" in millionths. */
export function priceOf(price: unknown, unit: unknown): TextReport["price"] {
  const millionths = Math.round(Math.abs(Number.parseFloat(String(price))) * 1_000_000);
  const currency = String(unit ?? "").toUpperCase();
  const isKnown = Number.isSafeInteger(millionths) && /^[A-Z]{3}$/.test(currency);
  return isKnown ? { millionths, currency } : undefined;
}

const whatsapp = "whatsapp:";

/** A number as Twilio writes it, with its channel. */
export const channelAddress = (way: TextingWay, number: string): string =>
  way === "whatsapp" ? whatsapp + number : number;

/** The way and the number of an address with its channel. */
export const readChannelAddress = (address: string): { way: TextingWay; number: string } =>
  address.startsWith(whatsapp)
    ? { way: "whatsapp", number: address.slice(whatsapp.length) }
    : { way: "sms", number: address };
