import type { ComponentProps } from "react";
import { PeopleActions, PeoplePanel } from "#app/features/admin/people/people-panel.tsx";
import { SourcesActions, SourcesPanel } from "#app/features/news/sources/sources-panel.tsx";
import { CatalogActions, CatalogPanel } from "#app/features/videos/catalog/catalog-panel.tsx";
import { later } from "#app/ui/connection/later.ts";
import type { Panel } from "#app/ui/page/panels.tsx";
import type { TFunction } from "#app/ui/words.ts";

// The panels of videos and news load their scripts and words after the page of users works.
const catalog = () => import("#app/features/videos/catalog/catalog-panel.tsx");
const sourcesPanel = () => import("#app/features/news/sources/sources-panel.tsx");
const VideosActions = later(
  import.meta.env.SSR ? CatalogActions : undefined,
  async () => (await catalog()).CatalogActions,
);
const VideosContent = later(
  import.meta.env.SSR ? CatalogPanel : undefined,
  async () => (await catalog()).CatalogPanel,
);
const NewsActions = later(
  import.meta.env.SSR ? SourcesActions : undefined,
  async () => (await sourcesPanel()).SourcesActions,
);
const NewsContent = later(
  import.meta.env.SSR ? SourcesPanel : undefined,
  async () => (await sourcesPanel()).SourcesPanel,
);

type AdminData = {
  viewerId: string;
  asked: ComponentProps<typeof PeoplePanel>["asked"];
  people: ComponentProps<typeof PeoplePanel>["page"];
  videos: ComponentProps<typeof CatalogPanel>["page"];
  sources: ComponentProps<typeof SourcesPanel>["page"];
};

/** The hash selects the panel. Searches and later pages of videos and news have their own page. */
export function panelsOf(
  { viewerId, asked, people, videos, sources }: AdminData,
  t: TFunction,
): Panel[] {
  return [
    {
      id: "users",
      label: t("site:nav.manageUsers"),
      actions: <PeopleActions />,
      content: <PeoplePanel asked={asked} page={people} viewerId={viewerId} />,
    },
    {
      id: "videos",
      label: t("site:nav.manageVideos"),
      actions: <VideosActions />,
      content: <VideosContent page={videos} />,
    },
    {
      id: "news",
      label: t("site:nav.manageNews"),
      actions: <NewsActions />,
      content: <NewsContent page={sources} />,
    },
  ];
}
