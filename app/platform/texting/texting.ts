/** A shop's own account with the provider. */
export type TextingKeys = { accountSid: string; authToken: string };

export type TextingWay = "sms" | "whatsapp";

/** A text message to one number. Numbers are E.164; addresses are absolute and ours. */
type TextOrder = {
  way: TextingWay;
  from: string;
  to: string;
  text: string;
  /** Where the provider fetches pictures. */
  media: readonly string[];
  /** Where it reports what becomes of the message. */
  reportTo: string;
};

/** How far the provider says a message is. "sent": it left, or is about to. */
export type ReportState = "sent" | "delivered" | "failed";

/** What the provider says of a message. */
export type TextReport = {
  /** The provider's name for it. */
  sid: string;
  state: ReportState;
  /** The provider's number for what went wrong. */
  errorCode: number | null;
  /** In millionths of the currency's unit; undefined until it is known. */
  price: { millionths: number; currency: string } | undefined;
};

/** Text messages and WhatsApp, by the shops' own accounts with Twilio. */
export type Texting = {
  /** Whether the account is there, its token right, and neither is suspended. @throws TextingError */
  isOpen: (keys: TextingKeys) => Promise<boolean>;
  /** Hands a message over, once; it is not tried again here. @throws TextingError */
  send: (keys: TextingKeys, order: TextOrder) => Promise<TextReport>;
  /** What became of a message. @throws TextingError */
  find: (keys: TextingKeys, sid: string) => Promise<TextReport>;
  /**
   * Lets what comes in for a number of the account be posted to `address`. "missing": the account
   * has no such number. @throws TextingError
   */
  listen: (keys: TextingKeys, number: string, address: string) => Promise<"listening" | "missing">;
  /** A picture that came with a message, up to `max` bytes. @throws TextingError */
  media: (
    keys: TextingKeys,
    picture: { message: string; media: string },
    max: number,
  ) => Promise<Uint8Array<ArrayBuffer> | "tooLarge">;
};

/**
 * "address": no such number. "blocked": the other side takes none. "window": WhatsApp's 24 hours are
 * over. "account": the account does not work. "refused": anything else that is said for good.
 * "busy": not now. "hangs": no answer, so that no one knows.
 */
export type TextingProblem =
  | "address"
  | "blocked"
  | "unreachable"
  | "window"
  | "account"
  | "refused"
  | "busy"
  | "hangs";

/** A call that the provider refused or did not answer. It holds no key and nothing that was written. */
export class TextingError extends Error {
  override readonly name = "TextingError";
  readonly problem: TextingProblem;
  constructor(problem: TextingProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.problem = problem;
  }
}

/** Twilio's error codes (twilio.com/docs/api/errors), by what they mean to a shop. */
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

/** What an error code means; what is not known was refused. */
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
