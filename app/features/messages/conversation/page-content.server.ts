import { v7 as newId } from "uuid";
import { fullName } from "#app/features/customers/customer.ts";
import type { AddressedWay } from "#app/features/messages/address.server.ts";
import { consentWords } from "#app/features/messages/consent/words-shown.ts";
import { messagesLeft } from "#app/features/messages/limits.ts";
import { customerWords } from "#app/features/messages/machine-mark.ts";
import { phoneApp } from "#app/features/messages/send/phone-app.ts";
import { writingOf } from "#app/features/messages/writing/writing-content.ts";
import { formatCursor } from "#app/values/cursor.ts";
import type { Language } from "#app/values/language.ts";
import type { Conversation } from "./find-conversation.server.ts";
import { type ShownMessage, shownPrice, voiceShown, wordsShown } from "./shown.ts";

type Reader = {
  viewerId: string;
  language: Language;
  prices: boolean;
  may: { write: boolean; manage: boolean };
};

type PageQuery = { job: string | null; template: string | null; isLater: boolean; sought: string };

export type ConversationContent = ReturnType<typeof pageContent> & {
  people: readonly { id: string; name: string }[];
};

/** Selects the contents of a conversation's page for this member. Messages: oldest first. */
export function pageContent(conversation: Conversation, reader: Reader, asked: PageQuery) {
  const { customer, assigned, messages, jobs } = conversation;
  const oldest = messages.at(-1);
  return {
    id: conversation.id,
    name: customer ? fullName(customer) : (conversation.address ?? ""),
    customerId: customer?.id ?? null,
    changedAt: conversation.changedAt,
    answered: conversation.answered,
    isBegun: conversation.version > 0,
    assigned: assigned && { name: assigned.name, isMe: assigned.id === reader.viewerId },
    messages: messages.map((message) => shownMessage(message, reader)).reverse(),
    jobNumbers: Object.fromEntries(jobs.map(({ id, number }) => [id, number])),
    older:
      conversation.more && oldest
        ? formatCursor({ at: oldest.at.getTime(), id: oldest.id })
        : undefined,
    newer: asked.isLater,
    writing: writingOf(conversation, reader.language, asked),
    consents: addressedWays(conversation).map((way) => ({
      way,
      state: conversation.consents[way] ?? ("unknown" as const),
      noted: conversation.noted(way),
      words: consentWords(conversation.language, conversation.shop.name, way),
      key: newId(),
    })),
    may: reader.may,
    left: messagesLeft(conversation.sentToday),
    limit: conversation.limit,
    sought: asked.sought,
  };
}

/** The ways that lead to an address of the customer's. */
const addressedWays = ({ addresses }: Pick<Conversation, "addresses">): AddressedWay[] =>
  (Object.keys(addresses) as AddressedWay[]).filter((way) => addresses[way] !== null);

function shownMessage(
  message: Conversation["messages"][number],
  { language, prices }: Reader,
): ShownMessage {
  const { id, way, direction, state, failure, writer, at, jobId, address } = message;
  const words = wordsShown(message, language, prices);
  const reader = message.translationLanguage ?? message.language;
  return {
    id,
    way,
    direction,
    state,
    failure,
    writer,
    jobId,
    photos: message.photos?.length ?? 0,
    words,
    voice: voiceShown(message.voice, words, prices),
    at: at.getTime(),
    goesAt:
      state === "waiting" && message.dueAt && message.dueAt > at ? message.dueAt.getTime() : null,
    price:
      prices && message.price !== null && message.priceCurrency !== null
        ? shownPrice(message.price, message.priceCurrency, language)
        : null,
    open:
      state === "handed" && address && words && (way === "sms" || way === "whatsapp")
        ? phoneApp(way).open(customerWords(message, reader), address)
        : null,
  };
}
