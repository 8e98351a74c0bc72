import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { isOpen } from "#app/features/videos/live/session.ts";
import { LiveList } from "#app/features/videos/live/session-list.tsx";
import { listUpcoming } from "#app/features/videos/live/sessions.server.ts";
import { useFreshPage } from "#app/features/videos/live/use-revalidation.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/live";

export const loader = read("live", async ({ db, now, request }: Route.LoaderArgs & SignedIn) => {
  const [at, zone] = [now, readerZone(request)];
  const sessions = await listUpcoming(db, at);
  return { sessions: sessions.map((session) => ({ ...session, open: isOpen(session, at, zone) })) };
});

/** The next live sessions, in the viewer's time zone. */
export default function Live({ loaderData: { sessions } }: Route.ComponentProps) {
  const { t } = useWords();
  useFreshPage();
  return (
    <>
      <PageHeader title={t("videos:live.title")} lead={t("videos:live.lead")} />
      <LiveList sessions={sessions} />
    </>
  );
}
