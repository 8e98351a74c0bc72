import { mayNamePrice } from "#app/features/messages/conversation/priced.ts";
import { type BothTexts, wordsFor } from "#app/features/messages/message.ts";
import type { Db } from "#app/platform/db/db.server.ts";
import type { Language } from "#app/values/language.ts";
import { listConversations } from "./inbox.server.ts";
import { type InboxSearch, inboxAddress } from "./inbox.ts";
import type { InboxContent } from "./inbox-page.tsx";
import type { InboxRow } from "./inbox-row.tsx";
import { searchMessages } from "./search.server.ts";

type Reader = {
  shopId: string;
  by: string;
  language: Language;
  prices: boolean;
  /** Whose open jobs the conversations must be about; undefined for who reads all. */
  technicianId: string | undefined;
};

/** The page of the inbox that an address asks for. */
export async function findInboxPage(
  db: Db,
  search: InboxSearch,
  reader: Reader,
): Promise<InboxContent> {
  const maySearch = reader.technicianId === undefined;
  const found = maySearch && search.text ? searched : listed;
  return { ...(await found(db, search, reader)), search, maySearch };
}

type Page = Pick<InboxContent, "rows" | "people" | "more" | "changedAt">;

async function listed(db: Db, search: InboxSearch, reader: Reader): Promise<Page> {
  const { shopId, by, technicianId } = reader;
  const { filter, before } = search;
  const { conversations, more, changedAt } = await listConversations(db, {
    shopId,
    by,
    filter,
    before,
    technicianId,
  });
  const last = conversations.at(-1);
  return {
    rows: conversations.map((one) => ({
      ...shown(one, one.last, reader),
      id: one.customerId ?? one.id,
      at: one.lastAt,
      unread: one.unread,
      answered: one.answered,
      assigned: one.assigned,
    })),
    people: [],
    changedAt,
    more:
      more && last
        ? inboxAddress.href({ filter, before: { at: last.lastAt, id: last.id } })
        : undefined,
  };
}

async function searched(db: Db, search: InboxSearch, reader: Reader): Promise<Page> {
  const { text } = search;
  const { hits, people, more, changedAt } = await searchMessages(db, {
    shopId: reader.shopId,
    text,
    before: search.before?.at,
  });
  const last = hits.at(-1);
  const rows = hits.map((hit) => ({
    ...shown(hit, hit, reader),
    id: hit.customerId ?? hit.conversationId,
    at: hit.at,
    unread: 0,
    answered: true,
    assigned: null,
  }));
  return {
    rows,
    people,
    changedAt,
    more: more && last ? inboxAddress.href({ text, before: { at: last.n, id: "n" } }) : undefined,
  };
}

type Words = Omit<BothTexts, "translationState"> & { direction: string };

function shown(
  { name, address }: { name: string | null; address: string | null },
  last: Words | null,
  { language, prices }: Reader,
): Pick<InboxRow, "name" | "words" | "isOurs"> {
  const isCovered =
    !prices && last !== null && (mayNamePrice(last.text) || mayNamePrice(last.translation));
  const words = last === null ? "" : wordsFor({ ...last, translationState: "none" }, language);
  return {
    name: name ?? address ?? "",
    words: isCovered ? null : words,
    isOurs: last?.direction === "out",
  };
}
