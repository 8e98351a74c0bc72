import { data, Form, Outlet } from "react-router";
import { readSourceSearch, type SourceSearch, sourceQuery } from "#app/features/news/source-search.ts";
import { listSources, type SourcesPage } from "#app/features/news/sources.server.ts";
import { SourcesPanel } from "#app/features/news/sources-panel.tsx";
import { AdminTabs } from "#app/features/site/admin-tabs.tsx";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/news";

type Loaded = { asked: SourceSearch; page?: SourcesPage };

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = readSourceSearch(new URL(request.url).searchParams);
  try {
    return { asked, page: await listSources(context.get(platformContext).db, asked) } satisfies Loaded;
  } catch (error) {
    log.error("the list of news sources could not be read", error);
    return data({ asked } as Loaded, { status: 503 });
  }
}

export default function ManageNews({ loaderData: { asked, page } }: Route.ComponentProps) {
  const { say } = useWords();
  return (
    <>
      <PageHeader title={say("site:nav.manageNews")}>
        <LinkButton to="/admin/news/new" kind="primary" preventScrollReset>
          {say("news:sources.add")}
        </LinkButton>
      </PageHeader>
      <AdminTabs />
      <Outlet />
      <Search search={asked.search} />
      {page ? (
        <SourcesPanel
          page={page}
          search={asked.search}
          later={asked.after !== undefined}
          hrefOf={(after) => `/admin/news${sourceQuery({ search: asked.search, after })}`}
        />
      ) : (
        <NotLoaded what="news:sources.notLoaded" />
      )}
    </>
  );
}

function Search({ search = "" }: { search?: string | undefined }) {
  const { say } = useWords();
  return (
    <Form action="/admin/news" role="search" className="mb-6 flex flex-wrap gap-3">
      <input
        // The address may change without this box: a link, the back button.
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={200}
        aria-label={say("news:sources.search")}
        placeholder={say("news:sources.search")}
        className="min-h-11 min-w-0 flex-1 basis-44 rounded-md border border-line-strong bg-card px-3 text-lg text-ink placeholder:text-ink-soft"
      />
      <Button type="submit">{say("ui:search")}</Button>
      {search && (
        <LinkButton kind="quiet" to="/admin/news">
          {say("ui:clear")}
        </LinkButton>
      )}
    </Form>
  );
}
