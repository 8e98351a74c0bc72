import { href, Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { NearMoment } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";

/** A conversation, or a message that a search found. */
export type InboxRow = {
  id: string;
  name: string;
  /** The last words, in the reader's language; null where they may name a price. */
  words: string | null;
  isOurs: boolean;
  at: number;
  unread: number;
  answered: boolean;
  assigned: string | null;
};

/** Leads to a conversation, with its last words. */
export function Row({ row }: { row: InboxRow }) {
  const { t } = useWords();
  const { id, name, words, isOurs, at, unread, answered, assigned } = row;
  return (
    <li>
      <Link
        to={href("/repair-cms/messages/:conversationId", { conversationId: id })}
        className="grid gap-1 rounded-lg border border-line bg-card px-4 py-3 hover:border-line-strong"
      >
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          <span className={unread > 0 ? "text-lg font-semibold" : "text-lg"}>
            {name || t("messages:thread.unknown")}
          </span>
          <span className="flex items-center gap-3 text-sm text-ink-soft">
            {unread > 0 && <Badge tone="busy">{t("messages:unread", { number: unread })}</Badge>}
            {!answered && unread === 0 && (
              <Badge tone="plain">{t("messages:filter.unanswered")}</Badge>
            )}
            <NearMoment at={at} />
          </span>
        </span>
        <span className="line-clamp-2 break-words text-ink-soft">
          {isOurs && t("messages:you")}
          {words ?? t("messages:priced")}
        </span>
        {assigned && (
          <span className="text-sm text-ink-soft">
            {t("messages:thread.taken", { name: assigned })}
          </span>
        )}
      </Link>
    </li>
  );
}
