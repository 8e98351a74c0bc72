import { href, Link } from "react-router";
import { MessageWatch } from "#app/features/messages/message-watch.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import { type InboxFilter, type InboxSearch, inboxAddress, inboxFilters } from "./inbox.ts";
import { type InboxRow, Row } from "./inbox-row.tsx";

export type InboxContent = {
  search: InboxSearch;
  rows: readonly InboxRow[] | undefined;
  /** Customers and messages that the search found. */
  people: readonly { id: string; name: string }[];
  more: string | undefined;
  changedAt: number;
  maySearch: boolean;
};

/** The conversations of a shop, the newest first. */
export function InboxPage({ search, rows, people, more, changedAt, maySearch }: InboxContent) {
  const { t } = useWords();
  const isStart = !search.text && search.filter === "all" && !search.before;
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title={t("messages:title")} lead={t("messages:lead")} />
      <div className="mb-4 flex">
        {maySearch && (
          <SearchBox
            action={href("/repair-cms/messages")}
            label={t("messages:search")}
            placeholder={t("messages:searchExample")}
            text={search.text}
          />
        )}
      </div>
      {!search.text && (
        <Tabs
          name={t("messages:filters")}
          items={inboxFilters.map((filter: InboxFilter) => ({
            to: inboxAddress.href({ filter }),
            label: t(`messages:filter.${filter}`),
            here: filter === search.filter,
          }))}
        />
      )}
      {people.length > 0 && (
        <section className="mb-6">
          <h2 className="heading-small mb-2">{t("messages:people")}</h2>
          <ul>
            {people.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={href("/repair-cms/messages/:conversationId", { conversationId: id })}
                  className="inline-flex min-h-11 items-center underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rows === undefined ? (
        <NotLoaded what="messages:notLoaded" />
      ) : rows.length === 0 ? (
        <Empty title={t(isStart ? "messages:none" : "messages:nothing")}>
          {isStart && <p className="max-w-prose text-ink-soft">{t("messages:noneHint")}</p>}
        </Empty>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {rows.map((row) => (
            <Row key={`${row.id} ${row.at}`} row={row} />
          ))}
        </ol>
      )}
      <ListNav
        newest={
          search.before && {
            to: inboxAddress.href({ ...search, before: undefined }),
            text: t("messages:newest"),
          }
        }
        more={more !== undefined && { to: more, text: t("messages:older"), adds: false }}
      />
      <MessageWatch changedAt={changedAt} />
    </div>
  );
}
