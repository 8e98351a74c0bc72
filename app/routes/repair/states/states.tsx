import { href, Link, Outlet } from "react-router";
import { type InShop, read } from "#app/features/account/guard.server.ts";
import { statesQuery } from "#app/features/states/find-states.server.ts";
import { StatesPage } from "#app/features/states/states-page.tsx";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/states";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, shop }: Route.LoaderArgs & InShop) => ({
    states: await statesQuery(db, shop.id),
  }),
);

export const shouldRevalidate = askedBehindDialog();

export default function States({ loaderData: { states } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("states:title")} lead={t("states:lead")}>
        <LinkButton
          to={href("/repair-cms/states/new")}
          kind={states.length > 0 ? "primary" : undefined}
          preventScrollReset
        >
          {t("states:add")}
        </LinkButton>
      </PageHeader>
      <Outlet />
      <StatesPage states={states} answer={undefined} />
      {states.length > 0 && (
        <Link
          to={href("/repair-cms/reports/states")}
          className="mt-6 inline-flex min-h-11 items-center underline"
        >
          {t("states:times.link")}
        </Link>
      )}
    </>
  );
}
