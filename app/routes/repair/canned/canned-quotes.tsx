import { data, href, Outlet, useLocation } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { soughtWords } from "#app/features/job-pages/sought-words.server.ts";
import {
  type CannedSearch,
  cannedHref,
  cannedPerPage,
  type ListedCanned,
  readCannedSearch,
} from "#app/features/quotes/canned/canned.ts";
import { CannedTable } from "#app/features/quotes/canned/canned-table.tsx";
import { listCanned } from "#app/features/quotes/canned/find-canned.server.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/list-nav.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useWords } from "#app/ui/words.ts";
import { nextSearch } from "#app/values/shown.ts";
import type { Route } from "./+types/canned-quotes";

/** `canned`: absent when they could not be read. */
type Page = { search: CannedSearch; canned?: ListedCanned[]; more: boolean };

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ context, request, shop }: Route.LoaderArgs & InShop) => {
    const search = readCannedSearch(new URL(request.url).searchParams);
    const { db } = context.get(platformContext);
    const { text, after, show: limit = cannedPerPage } = search;
    try {
      const sought = await soughtWords(text);
      return { search, ...(await listCanned(db, shop.id, { sought, after, limit })) } as Page;
    } catch (error) {
      log.error("the canned quotes could not be read", error);
      return data({ search, more: false } as Page, { status: 503 });
    }
  },
);

export const shouldRevalidate = askedBehindDialog();

export default function CannedQuotes({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { search } = loaderData;
  const { search: query } = useLocation();
  return (
    <>
      <PageHeader
        title={t("canned:title")}
        lead={t("canned:lead")}
        back={{ to: href("/repair-cms"), label: t("repair:title") }}
      >
        <LinkButton
          to={{ pathname: href("/repair-cms/canned-quotes/new"), search: query }}
          kind="primary"
          preventScrollReset
        >
          {t("canned:new")}
        </LinkButton>
      </PageHeader>
      <Outlet />
      <p className="mb-4 max-w-prose">{t("canned:how")}</p>
      <SearchBox
        action={href("/repair-cms/canned-quotes")}
        label={t("canned:search")}
        text={search.text}
        className="mb-6"
      />
      <Found {...loaderData} />
    </>
  );
}

function Found({ search, canned, more }: Page) {
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
