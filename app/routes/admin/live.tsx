import { Outlet } from "react-router";
import { AdminTabs } from "#app/features/site/admin-tabs.tsx";
import { listSessions, type SessionPlace } from "#app/features/videos/live.server.ts";
import { SessionsPanel } from "#app/features/videos/sessions-panel.tsx";
import { platformContext } from "#app/platform/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords, type WithWords } from "#app/ui/words.ts";
import type { Route } from "./+types/live";

export const handle: WithWords = { words: ["videos"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext);
  return { ...(await listSessions(db, placeIn(new URL(request.url).searchParams))), now: now() };
}

/** Where the page before ended, as the address says it: `before=<milliseconds>.<id>`. */
function placeIn(params: URLSearchParams): SessionPlace | undefined {
  const read = /^(\d{1,15})\.([\w-]{1,40})$/.exec(params.get("before") ?? "");
  return read ? { endsAt: Number(read[1]), id: read[2]! } : undefined;
}

export default function AdminLive({ loaderData: { sessions, more, now } }: Route.ComponentProps) {
  const { t } = useWords();
  const last = sessions.at(-1);
  return (
    <>
      <PageHeader
        title={t("videos:live.title")}
        back={{ to: "/admin/videos", label: t("site:nav.manageVideos") }}
      >
        <LinkButton to="/admin/videos/live/new" kind="primary" preventScrollReset>
          {t("videos:live.add")}
        </LinkButton>
      </PageHeader>
      <AdminTabs />
      <Outlet />
      <SessionsPanel
        sessions={sessions}
        now={now}
        next={more && last ? `/admin/videos/live?before=${last.endsAt}.${last.id}` : undefined}
      />
    </>
  );
}
