import { data, Outlet } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { sourcesAddress } from "#app/features/news/sources/source-search.ts";
import { listSources } from "#app/features/news/sources/sources.server.ts";
import { SourcesActions, SourcesPanel } from "#app/features/news/sources/sources-panel.tsx";
import { AdminTabs } from "#app/features/site/shell/admin-tabs.tsx";
import { ifReadable } from "#app/http/answers.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/news";

export const loader = read("admin", async ({ db, request }: Route.LoaderArgs & SignedIn) => {
  const asked = sourcesAddress.read(new URL(request.url).searchParams);
  const page = await ifReadable("news sources", () => listSources(db, asked));
  return data({ asked, page }, page ? 200 : 503);
});

export default function ManageNews({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("site:nav.manageNews")}>
        <SourcesActions />
      </PageHeader>
      <AdminTabs />
      <Outlet />
      <SourcesPanel {...loaderData} />
    </>
  );
}
