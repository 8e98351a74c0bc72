import type { Language } from "#app/values/language.ts";

/** How a message travels: by the page of a link, a text message, WhatsApp or e-mail. */
export const ways = ["link", "sms", "whatsapp", "email"] as const;
export type Way = (typeof ways)[number];

/** "in": from the customer. "out": from the shop. */
export type Direction = "in" | "out";

/**
 * How far a message is. "handed": opened in an app of the member's phone, and no one knows more.
 * "received": it came in.
 */
const messageStates = ["waiting", "handed", "sent", "delivered", "failed", "received"] as const;
export type MessageState = (typeof messageStates)[number];

/**
 * Why a message did not arrive. "address": there is no such number. "blocked": the other side takes
 * none. "unreachable": the phone is off or out of reach. "window": WhatsApp's 24 hours are over.
 * "account": the shop's account does not work.
 */
const failures = [
  "address",
  "blocked",
  "unreachable",
  "withdrawn",
  "window",
  "account",
  "refused",
  "cutOff",
] as const;
export type Failure = (typeof failures)[number];

/**
 * Whose words the translation is. "template": a person's, written beforehand. "machine": a model's,
 * that a member saw and left. "reviewed": a member's. "doubt": a model's or a member's that a check
 * doubted; of what goes out, a member confirmed it. "due": not made yet. "none": none is needed or
 * there is none.
 */
const translationStates = ["none", "due", "template", "machine", "reviewed", "doubt"] as const;
export type TranslationState = (typeof translationStates)[number];

/** The provider's price of a message, in millionths of the currency's unit (ISO 4217). */
export type Price = { millionths: number; currency: string };

/** A text with its translation. */
export type BothTexts = {
  text: string;
  language: Language;
  translation: string | null;
  translationLanguage: Language | null;
  translationState: TranslationState;
};

export type MessageRef = { shopId: string; id: string };

/** The longest text of a message, in characters. */
export const longestMessage = 1_500;

const rank: Record<MessageState, number> = {
  waiting: 0,
  handed: 1,
  sent: 2,
  failed: 3,
  delivered: 4,
  received: 5,
};

/** The states that a report of `next` may still change: reports come twice and out of order. */
export const statesBefore = (next: MessageState): MessageState[] =>
  messageStates.filter((state) => state !== "received" && rank[state] < rank[next]);

/** The text that the customer sees: the one in the customer's language, if there is one. */
export const wordsFor = (
  { text, language, translation, translationLanguage }: BothTexts,
  reader: Language,
): string =>
  language !== reader && translationLanguage === reader && translation !== null
    ? translation
    : text;
