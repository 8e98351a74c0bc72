import { href, Outlet } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { AdminTabs } from "#app/features/site/shell/admin-tabs.tsx";
import { sessionsAddress } from "#app/features/videos/live/session-search.ts";
import { listSessions } from "#app/features/videos/live/sessions.server.ts";
import { SessionsPanel } from "#app/features/videos/live/sessions-panel.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/live";

export const loader = read("admin", async ({ db, now, request }: Route.LoaderArgs & SignedIn) => {
  const search = sessionsAddress.read(new URL(request.url).searchParams);
  return { search, ...(await listSessions(db, search)), now };
});

export default function AdminLive({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const address = useListAddress(href("/admin/videos/live"));
  return (
    <>
      <PageHeader
        title={t("videos:live.title")}
        back={{ to: href("/admin/videos"), label: t("site:nav.manageVideos") }}
      >
        <LinkButton to={address(href("/admin/videos/live/new"))} kind="primary" preventScrollReset>
          {t("videos:live.add")}
        </LinkButton>
      </PageHeader>
      <AdminTabs />
      <Outlet />
      <SessionsPanel {...loaderData} />
    </>
  );
}
