import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { ListNav, useSearching } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextPage } from "#app/values/list-address.ts";
import { type PeopleSearch, peopleAddress, peopleFilters } from "./people-search.ts";
import { PeopleTable } from "./people-table.tsx";
import type { ListedPerson } from "./person.ts";

/** A page of the list, and the number after which the next one begins. */
type PeoplePage = { people: ListedPerson[]; next: number | null };

type Props = {
  asked: PeopleSearch;
  /** A page of the list; undefined where it could not be read. */
  page: PeoplePage | undefined;
  viewerId: string;
};

/** All users: the search, the list, and the link to its next page. */
export function PeoplePanel({ asked, page, viewerId }: Props) {
  const { t } = useWords();
  const { text, filter, before } = asked;
  const next = nextPage(peopleAddress, asked, { before: page?.next ?? undefined });
  const searching = useSearching(href("/admin"));
  return (
    <>
      <div className="mb-6 flex">
        <SearchBox
          action={href("/admin")}
          label={t("admin:users.search")}
          text={text}
          pending={searching}
          clearTo={peopleAddress.href({ filter })}
        >
          <select
            key={filter}
            name="of"
            defaultValue={filter ?? ""}
            aria-label={t("admin:users.filter")}
            autoComplete="off"
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="min-h-11 min-w-0 rounded-md border border-line-strong bg-card px-3 text-lg text-ink"
          >
            <option value="">{t("admin:users.everyone")}</option>
            {peopleFilters.map((one) => (
              <option key={one} value={one}>
                {t(`admin:users.filters.${one}`)}
              </option>
            ))}
          </select>
        </SearchBox>
      </div>
      {searching && <SkeletonRows className="h-52 sm:h-24" />}
      {!searching &&
        (page ? (
          <List people={page.people} viewerId={viewerId} search={asked} />
        ) : (
          <NotLoaded what="admin:users.notLoaded" />
        ))}
      <ListNav
        label={t("site:nav.manageUsers")}
        newest={
          before !== undefined && {
            to: peopleAddress.href({ text, filter }),
            text: t("admin:users.newest"),
          }
        }
        more={
          page?.next != null && {
            ...next,
            text: t("admin:users.more"),
          }
        }
      />
    </>
  );
}

/** The actions in the head of the list. */
export function PeopleActions() {
  const { t } = useWords();
  const address = useListAddress(href("/admin"));
  return (
    <LinkButton to={address(href("/admin/users/new"))} kind="primary" preventScrollReset>
      {t("admin:create.button")}
    </LinkButton>
  );
}

function List({
  people,
  viewerId,
  search,
}: {
  people: ListedPerson[];
  viewerId: string;
  search: PeopleSearch;
}) {
  const { t } = useWords();
  if (people.length > 0) return <PeopleTable people={people} viewerId={viewerId} />;
  return (
    <Empty title={t("admin:users.none")}>
      {search.text && <p className="text-ink-soft">{t("admin:users.noneText")}</p>}
      <LinkButton to={href("/admin")}>{t("admin:users.all")}</LinkButton>
    </Empty>
  );
}
