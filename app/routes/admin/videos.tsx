import { data, Outlet } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { AdminTabs } from "#app/features/site/shell/admin-tabs.tsx";
import { listCatalog } from "#app/features/videos/catalog/catalog.server.ts";
import { CatalogActions, CatalogPanel } from "#app/features/videos/catalog/catalog-panel.tsx";
import { catalogAddress } from "#app/features/videos/catalog/catalog-search.ts";
import { ifReadable } from "#app/http/answers.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/videos";

export const loader = read("admin", async ({ db, request }: Route.LoaderArgs & SignedIn) => {
  const asked = catalogAddress.read(new URL(request.url).searchParams);
  const page = await ifReadable("videos", () => listCatalog(db, asked));
  return data({ asked, page }, page ? 200 : 503);
});

export default function ManageVideos({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("site:nav.manageVideos")}>
        <CatalogActions />
      </PageHeader>
      <AdminTabs />
      <Outlet />
      <CatalogPanel {...loaderData} />
    </>
  );
}
