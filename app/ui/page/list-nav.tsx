import { useLocation, useNavigation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";

type Props = {
  /** The label of the landmark. */
  label?: string;
  newest?: { to: string; text: string } | false | undefined;
  /** `adds`: rows are added to the current ones, so history entry and scroll position stay too. */
  more?: { to: string; text: string; adds: boolean } | false | undefined;
};

/** Navigation below a long list: more of it, and a link to its beginning (values/list-address.ts). */
export function ListNav({ label, newest, more }: Props) {
  const { pathname } = useLocation();
  if (!newest && !more) return null;
  // Only the list's own address is replaced: a panel may show the first page of another list.
  const replaces = more ? more.adds && more.to.split("?")[0] === pathname : false;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-3">
      {newest && <LinkButton to={newest.to}>{newest.text}</LinkButton>}
      {more && (
        <LinkButton to={more.to} replace={replaces || undefined} preventScrollReset={more.adds}>
          {more.text}
        </LinkButton>
      )}
    </nav>
  );
}

/**
 * Whether another search of the list at `path` is loading. More rows stay below what is there, and
 * so does all of it when a dialog closes or a form is sent.
 */
export function useSearching(path: string): boolean {
  const { search } = useLocation();
  const { location: coming, formMethod } = useNavigation();
  return (
    coming?.pathname === path &&
    coming.search !== search &&
    !addsTo(coming.search) &&
    formMethod !== "POST"
  );
}

/** Whether an address (its query) adds rows to the same list. */
export const addsTo = (search: string): boolean => new URLSearchParams(search).has("show");
