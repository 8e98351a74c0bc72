import { data, Form, Outlet } from "react-router";
import { AdminTabs } from "#app/features/site/admin-tabs.tsx";
import type { AdminVideo } from "#app/features/videos/admin-video.ts";
import { listCatalog } from "#app/features/videos/catalog.server.ts";
import { CheckButton } from "#app/features/videos/check-button.tsx";
import { readVideoSearch } from "#app/features/videos/video-search.ts";
import { VideosPanel } from "#app/features/videos/videos-panel.tsx";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { NotLoaded } from "#app/ui/not-loaded.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/videos";

type Page = { text: string; dead: boolean; after: number | undefined; videos?: AdminVideo[]; more: boolean };

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const { text, before: after } = readVideoSearch(params);
  const dead = params.has("dead");
  try {
    return { text, dead, after, ...(await listCatalog(context.get(platformContext).db, { search: text, after, dead })) } satisfies Page;
  } catch (error) {
    log.error("the videos could not be read", error);
    return data({ text, dead, after, more: false } as Page, { status: 503 });
  }
}

export default function AdminVideos({ loaderData: { text, dead, after, videos, more } }: Route.ComponentProps) {
  const { say } = useWords();
  const query = new URLSearchParams({ ...(text && { q: text }), ...(dead && { dead: "" }) });
  const next = () => `/admin/videos?${new URLSearchParams([...query, ["before", String(videos!.at(-1)!.n)]])}`;
  return (
    <>
      <PageHeader title={say("site:nav.manageVideos")}>
        <LinkButton to="/admin/videos/live">{say("videos:live.title")}</LinkButton>
        <CheckButton />
        <LinkButton to="/admin/videos/new" kind="primary" preventScrollReset>
          {say("videos:admin.add")}
        </LinkButton>
      </PageHeader>
      <AdminTabs />
      <Outlet />
      <div className="mb-6 flex flex-wrap gap-3">
        <Form action="/admin/videos" role="search" className="flex min-w-0 flex-1 basis-72 flex-wrap gap-3">
          <input
            key={text}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={200}
            aria-label={say("videos:list.search")}
            placeholder={say("videos:list.placeholder")}
            className="min-h-11 min-w-0 flex-1 basis-44 rounded-md border border-line-strong bg-card px-3 text-lg text-ink placeholder:text-ink-soft"
          />
          <Button type="submit">{say("ui:search")}</Button>
        </Form>
        {dead || text ? (
          <LinkButton kind="quiet" to="/admin/videos">
            {say("videos:list.showAll")}
          </LinkButton>
        ) : (
          <LinkButton kind="quiet" to="/admin/videos?dead=">
            {say("videos:admin.onlyDead")}
          </LinkButton>
        )}
      </div>
      {videos ? (
        <VideosPanel videos={videos} next={more ? next() : undefined} searched={text !== "" || dead || after !== undefined} />
      ) : (
        <NotLoaded what="videos:list.notLoaded" />
      )}
    </>
  );
}
