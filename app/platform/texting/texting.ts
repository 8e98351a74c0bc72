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
  /** An approved template in place of the text, by the provider's name for it. */
  content?: { sid: string; values: readonly string[] } | undefined;
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
