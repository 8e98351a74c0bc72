import { data, Outlet } from "react-router";
import { viewerOf } from "#app/features/account/guard.server.ts";
import { interruptedBy, KeptForm } from "#app/features/account/kept-form.tsx";
import { listPeople } from "#app/features/admin/people.server.ts";
import { type PeoplePage, PeoplePanel } from "#app/features/admin/people-panel.tsx";
import { readPeopleSearch, wordsIn } from "#app/features/admin/people-search.ts";
import { AdminTabs } from "#app/features/site/admin-tabs.tsx";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { type Panel, Panels } from "#app/ui/panels.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/admin";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(platformContext);
  const search = readPeopleSearch(new URL(request.url).searchParams);
  const viewerId = viewerOf(context).id;
  try {
    const page = await listPeople(db, { words: wordsIn(search.text), before: search.before }, now());
    return { viewerId, page: { search, ...page } satisfies PeoplePage as PeoplePage };
  } catch (error) {
    log.error("the list of users could not be read", error);
    return data({ viewerId, page: { search, next: null } as PeoplePage }, { status: 503 });
  }
}

export default function Admin({ loaderData: { page, viewerId } }: Route.ComponentProps) {
  const { say } = useWords();
  // The hash of the address chooses (decision 21); each panel is what its own page shows, and the loader brings what it needs.
  const panels: Panel[] = [
    { id: "users", label: say("site:nav.manageUsers"), content: <PeoplePanel page={page} viewerId={viewerId} /> },
    // Slot "videos": the panel of /admin/videos. Until it stands here, its tab and /admin#videos lead to that page.
    // Slot "news": the panel of /admin/news, likewise.
  ];
  return (
    <>
      <PageHeader title={say("site:admin.title")} />
      <AdminTabs panels={panels.map(({ id }) => id)} />
      <Outlet /> {/* before the list, so that without JavaScript its dialog opens at the top of the page */}
      <Panels panels={panels} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { say } = useWords();
  const interrupted = interruptedBy(error);
  if (interrupted) return <KeptForm {...interrupted} />;
  return (
    <>
      <PageHeader title={say("site:admin.title")} />
      <AdminTabs />
      <PeoplePanel page={{ search: { text: "" }, next: null }} viewerId="" />
    </>
  );
}
