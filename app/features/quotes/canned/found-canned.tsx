import { useLocation } from "react-router";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextSearch } from "#app/values/shown.ts";
import type { CannedSearch, ListedCanned } from "./canned.ts";
import { cannedHref, cannedPerPage } from "./canned.ts";
import { CannedTable } from "./canned-table.tsx";

/** `canned`: absent when they could not be read. */
export type CannedPage = { search: CannedSearch; canned?: ListedCanned[]; more: boolean };

/** One page of canned quotes. */
export function FoundCanned({ search, canned, more }: CannedPage) {
  const { t } = useWords();
  const { search: query } = useLocation();
  if (!canned) return <NotLoaded what="canned:notLoaded" />;
  if (canned.length === 0)
    return <Empty title={t(search.text ? "canned:nothingFound" : "canned:none")} />;
  const next = nextSearch(search, cannedPerPage, { after: canned.at(-1)!.nameKey });
  return (
    <>
      <CannedTable canned={canned} query={query} />
      <ListNav
        label={t("canned:title")}
        newest={
          search.after !== undefined && {
            to: cannedHref({ text: search.text }),
            text: t("canned:first"),
          }
        }
        more={more && { to: cannedHref(next.search), text: t("canned:more"), adds: next.adds }}
      />
    </>
  );
}
