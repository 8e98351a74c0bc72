import { href, Outlet, useLocation } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { soughtWords } from "#app/features/job-pages/list/sought-words.server.ts";
import { cannedAddress } from "#app/features/quotes/canned/canned-address.ts";
import { listCanned } from "#app/features/quotes/canned/find-canned.server.ts";
import { type CannedPage, FoundCanned } from "#app/features/quotes/canned/found-canned.tsx";
import { readOr } from "#app/http/answers.ts";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/canned-quotes";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, request, shop }: Route.LoaderArgs & InShop) => {
    const search = cannedAddress.read(new URL(request.url).searchParams);
    const { text, after, show: limit } = search;
    return readOr(
      "the canned quotes could not be read",
      { search, more: false } as CannedPage,
      async () => {
        const sought = await soughtWords(text);
        return {
          search,
          ...(await listCanned(db, shop.id, { sought, after, limit })),
        } as CannedPage;
      },
    );
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
      <FoundCanned {...loaderData} />
    </>
  );
}
