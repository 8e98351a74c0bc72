import type { BothTexts, Failure, Price, Way } from "#app/features/messages/message.ts";
import type { Content } from "#app/features/messages/templates/template.ts";
import type { Language } from "#app/values/language.ts";

/** A message that leaves, with what the customer reads of it. */
export type Outgoing = BothTexts & {
  shopId: string;
  id: string;
  conversationId: string;
  jobId: string | null;
  way: Way;
  /** The number (E.164) or e-mail address; null by link. */
  to: string | null;
  /** What the customer reads, in `reader`. */
  words: string;
  reader: Language;
  /** The member who wrote it. */
  by: string;
  /** Ids of photos of the shop that go with it. */
  photos: readonly string[];
  /** What WhatsApp takes outside of its 24 hours. */
  content: Content | null;
};

/** What a provider said of a message that it took. */
export type Handover = { providerId?: string | undefined; price?: Price | undefined };

/** A way that sends: Llave's own, or a provider's with the shop's account. */
type Sending = {
  /** Hands a message over. @throws SendFailure, or anything else: then it is tried again later */
  send: (message: Outgoing) => Promise<Handover>;
};

/** A way through an app of the member's own phone: no one knows what becomes of it. */
type Opening = {
  /** The address that opens the app with these words. */
  open: (words: string, to: string) => string;
};

export type Sender = Sending | Opening;

/** How a shop's messages go out now; a way that is missing is not offered. */
export type Senders = Partial<Record<Way, Sender>>;

/** Why a message cannot be sent, for good: it is not tried again. */
export class SendFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, detail?: string) {
    super(detail ?? failure);
    this.name = "SendFailure";
    this.failure = failure;
  }
}
