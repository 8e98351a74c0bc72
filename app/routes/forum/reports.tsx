import { data, href, Outlet } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { listOpenReports, shownReports } from "#app/features/forum/reports/open-reports.server.ts";
import { ReportCard, type ReportedPost } from "#app/features/forum/reports/reported-post.tsx";
import { AdminTabs } from "#app/features/site/shell/admin-tabs.tsx";
import { log } from "#app/platform/log/log.ts";
import { Empty } from "#app/ui/empty.tsx";
import { SearchBox } from "#app/ui/form/search-box.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/reports";

type Page = { text: string; posts?: ReportedPost[]; more: boolean };

export const loader = read("admin", async ({ db, request }: Route.LoaderArgs & SignedIn) => {
  const text = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200).trim();
  try {
    const { reports, more } = await listOpenReports(db, text);
    return { text, posts: shownReports(reports), more } as Page;
  } catch (error) {
    log.error("the reports could not be read", error);
    return data({ text, more: false } as Page, { status: 503 });
  }
});

export default function Reports({ loaderData: { text, posts, more } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <>
      <PageHeader title={t("forum:admin.title")} lead={t("forum:admin.lead")} />
      <AdminTabs />
      <Outlet />
      <div className="mb-6 flex">
        <SearchBox action={href("/admin/reports")} label={t("forum:admin.search")} text={text} />
      </div>
      {posts && posts.length > 0 && (
        <p className="mb-4">
          {t(more ? "forum:admin.countMore" : "forum:admin.count", { posts: posts.length })}
        </p>
      )}
      {!posts && <NotLoaded what="forum:admin.notLoaded" />}
      {posts?.length === 0 && (
        <Empty title={t(text ? "forum:admin.noneFound" : "forum:admin.empty")} />
      )}
      <ul className="grid gap-4">
        {posts?.map((post) => (
          <li key={post.postId}>
            <ReportCard post={post} />
          </li>
        ))}
      </ul>
      {more && <p className="mt-4 text-ink-soft">{t("forum:admin.more")}</p>}
    </>
  );
}
