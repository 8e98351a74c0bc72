import type { BothTexts, Failure, Price, Way } from "#app/features/messages/message.ts";
import type { Content } from "#app/features/messages/templates/template.ts";
import type { Language } from "#app/values/language.ts";

/** An outgoing message, with the customer's text. */
export type Outgoing = BothTexts & {
  shopId: string;
  id: string;
  conversationId: string;
  jobId: string | null;
  way: Way;
  /** The number (E.164) or e-mail address; null by link. */
  to: string | null;
  /** The text for the customer, in `reader`. */
  words: string;
  reader: Language;
  /** The member who wrote it. */
  by: string;
  /** Ids of photos of the shop that go with it. */
  photos: readonly string[];
  /** The approved template, required by WhatsApp outside of its 24 hours. */
  content: Content | null;
};

/** The provider's answer to a message that it accepted. */
export type Handover = { providerId?: string | undefined; price?: Price | undefined };

/** A way that sends: Llave's own, or a provider's with the shop's account. */
type Sending = {
  /** Hands a message over. @throws SendFailure, or anything else: then it is tried again later */
  send: (message: Outgoing) => Promise<Handover>;
};

/** A way through an app on the member's phone: its outcome is unknown. */
type Opening = {
  /** The address that opens the app with this text. */
  open: (words: string, to: string) => string;
};

export type Sender = Sending | Opening;

/** The ways by which a shop can send now; a missing way is not offered. */
export type Senders = Partial<Record<Way, Sender>>;

/** A permanent failure: it is not retried. */
export class SendFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, detail?: string) {
    super(detail ?? failure);
    this.name = "SendFailure";
    this.failure = failure;
  }
}
