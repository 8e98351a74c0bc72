/** A shop's own account with the provider. */
export type TextingKeys = { accountSid: string; authToken: string };

export type TextingWay = "sms" | "whatsapp";

/** A text message to one number. Numbers are E.164; addresses are absolute and on this site. */
type TextOrder = {
  way: TextingWay;
  from: string;
  to: string;
  text: string;
  /** The addresses from which the provider fetches pictures. */
  media: readonly string[];
  /** An approved template in place of the text, by the provider's name for it. */
  content?: { sid: string; values: readonly string[] } | undefined;
  /** The address for reports on the message's state. */
  reportTo: string;
};

/** The state of a message by the provider. "sent": it left, or is about to. */
export type ReportState = "sent" | "delivered" | "failed";

/** The provider's report on a message. */
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
  /**
   * Whether the account exists, its token is correct, and neither is suspended. @throws
   * TextingError
   */
  isOpen: (keys: TextingKeys) => Promise<boolean>;
  /** Sends a message once, without retries. @throws TextingError */
  send: (keys: TextingKeys, order: TextOrder) => Promise<TextReport>;
  /** Reads the state of a message. @throws TextingError */
  find: (keys: TextingKeys, sid: string) => Promise<TextReport>;
  /**
   * Sets the webhook of a number of the account to `address`. "missing": the account has no such
   * number. @throws TextingError
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
 * "address": no such number. "blocked": the recipient refuses messages. "window": WhatsApp's 24
 * hours are over. "account": the account does not work. "refused": any other permanent error.
 * "busy": a temporary error. "hangs": no answer, so the outcome is unknown.
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

/**
 * A call that the provider refused or did not answer. It contains no key and no text of a message.
 */
export class TextingError extends Error {
  override readonly name = "TextingError";
  readonly problem: TextingProblem;
  constructor(problem: TextingProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.problem = problem;
  }
}
