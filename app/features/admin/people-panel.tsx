import { Form, useNavigation } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useWords } from "#app/ui/words.ts";
import { type PeopleSearch, peopleHref } from "./people-search.ts";
import { PeopleTable } from "./people-table.tsx";
import type { PersonShown } from "./person.ts";

/** A page of the list; `people` is missing where it could not be read. */
export type PeoplePage = { search: PeopleSearch; people?: PersonShown[]; next: number | null };

type Props = { page: PeoplePage; viewerId: string };

/** Manage Users: the search, the list, and the way to the next page of it. */
export function PeoplePanel({ page, viewerId }: Props) {
  const { say } = useWords();
  const { search, people, next } = page;
  const { state, location, formMethod } = useNavigation();
  const searching = state === "loading" && location.pathname === "/admin" && !/post/i.test(formMethod ?? "");
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="label text-2xl">{say("site:nav.manageUsers")}</h2>
        <LinkButton to="/admin/users/new" kind="primary" preventScrollReset>
          {say("admin:create.button")}
        </LinkButton>
      </div>
      <SearchBox text={search.text} pending={searching} />
      {searching ? (
        <Waiting />
      ) : people ? (
        <List people={people} viewerId={viewerId} search={search} />
      ) : (
        <NotLoaded what="admin:users.notLoaded" />
      )}
      {(next !== null || search.before) && (
        <nav className="mt-6 flex flex-wrap gap-3" aria-label={say("site:nav.manageUsers")}>
          {search.before && <LinkButton to={peopleHref({ text: search.text })}>{say("admin:users.newest")}</LinkButton>}
          {next !== null && <LinkButton to={peopleHref({ ...search, before: next })}>{say("admin:users.older")}</LinkButton>}
        </nav>
      )}
    </>
  );
}

function SearchBox({ text, pending }: { text: string; pending: boolean }) {
  const { say } = useWords();
  return (
    <Form action="/admin" role="search" className="mb-6 flex flex-wrap gap-3">
      <input
        // The address may change without this box: a link, the back button.
        key={text}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={200}
        aria-label={say("admin:users.search")}
        placeholder={say("admin:users.search")}
        className="min-h-11 min-w-0 flex-1 basis-44 rounded-md border border-line-strong bg-card px-3 text-lg text-ink placeholder:text-ink-soft"
      />
      <Button type="submit" pending={pending && say("ui:searching")}>
        {say("ui:search")}
      </Button>
      {text && (
        <LinkButton kind="quiet" to="/admin">
          {say("ui:clear")}
        </LinkButton>
      )}
    </Form>
  );
}

function List({ people, viewerId, search }: { people: PersonShown[]; viewerId: string; search: PeopleSearch }) {
  const { say } = useWords();
  if (people.length > 0) return <PeopleTable people={people} viewerId={viewerId} />;
  return (
    <Empty title={say("admin:users.none")}>
      {search.text && <p className="text-ink-soft">{say("admin:users.noneText")}</p>}
      <LinkButton to="/admin">{say("admin:users.all")}</LinkButton>
    </Empty>
  );
}

const Waiting = () => (
  <div className="grid gap-3">
    {["a", "b", "c", "d", "e", "f"].map((row) => (
      <Skeleton key={row} className="h-52 sm:h-24" />
    ))}
  </div>
);
