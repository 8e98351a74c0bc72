import { useMemo } from "react";
import { data, Outlet } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { listPeople } from "#app/features/admin/people/people.server.ts";
import { PeoplePanel } from "#app/features/admin/people/people-panel.tsx";
import { peopleAddress, wordsIn } from "#app/features/admin/people/people-search.ts";
import { shownEnd } from "#app/features/billing/plan/current-plan.ts";
import { listSources } from "#app/features/news/sources/sources.server.ts";
import { AdminTabs } from "#app/features/site/shell/admin-tabs.tsx";
import { listCatalog } from "#app/features/videos/catalog/catalog.server.ts";
import { ifReadable } from "#app/http/answers.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Panels } from "#app/ui/page/panels.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/admin";
import { panelsOf } from "./panels-of.tsx";

/** All three panels: the hash selects one, and the server does not see it. Each fails alone. */
export const loader = read(
  "admin",
  async ({ db, now, request, viewer }: Route.LoaderArgs & SignedIn) => {
    const asked = peopleAddress.read(new URL(request.url).searchParams);
    const [people, videos, sources] = await Promise.all([
      ifReadable("users", () =>
        listPeople(
          db,
          {
            words: wordsIn(asked.text),
            filter: asked.filter,
            before: asked.before,
            limit: asked.show,
          },
          now,
          shownEnd,
        ),
      ),
      ifReadable("videos", () => listCatalog(db, {})),
      ifReadable("news sources", () => listSources(db)),
    ]);
    return data(
      { viewerId: viewer.id, asked, people, videos, sources },
      people && videos && sources ? 200 : 503,
    );
  },
);

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  // Memoized by the loaded data (ui/panels.tsx).
  const panels = useMemo(() => panelsOf(loaderData, t), [loaderData, t]);
  return (
    <>
      <PageHeader title={t("site:admin.title")} />
      <AdminTabs panels={panels.map(({ id }) => id)} />
      <Outlet />{" "}
      {/* before the list, so that without JavaScript its dialog opens at the top of the page */}
      <Panels panels={panels} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useWords();
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  return (
    <>
      <PageHeader title={t("site:admin.title")} />
      <AdminTabs />
      <PeoplePanel asked={peopleAddress.start} page={undefined} viewerId="" />
    </>
  );
}
