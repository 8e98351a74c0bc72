import { data, href, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { jobsPerPage } from "#app/features/repair/list/job-search.ts";
import { listJobs } from "#app/features/repair/list/jobs.server.ts";
import { KeptJobs } from "#app/features/repair/list/read-only-jobs.tsx";
import { log } from "#app/platform/log/log.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NotLoaded } from "#app/ui/page/not-loaded.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import { readBefore } from "#app/values/list-address.ts";
import type { Route } from "./+types/jobs";

type Page = Awaited<ReturnType<typeof listJobs>>;
type JobsData = { page?: Pick<Page, "jobs" | "more">; later: boolean };

/** The jobs of a member whose plan does not include the list: they stay readable. */
export const loader = read(
  "member",
  async ({ db, request, viewer }: Route.LoaderArgs & SignedIn) => {
    if (mayEnter("repair", viewer)) throw redirect(href("/repair-cms"));
    const before = readBefore(new URL(request.url).searchParams);
    const later = before !== undefined;
    if (!viewer.shop) return { page: { jobs: [], more: false }, later } satisfies JobsData;
    try {
      const { jobs, more } = await listJobs(db, viewer.shop.id, {
        before,
        limit: jobsPerPage,
        prices: may(viewer.shop, "seePrices"),
      });
      return { page: { jobs, more }, later } satisfies JobsData;
    } catch (error) {
      log.error("the jobs of an ended plan could not be read", error);
      return data({ later } as JobsData, { status: 503 });
    }
  },
);

export default function Jobs({ loaderData: { page, later } }: Route.ComponentProps) {
  const { t } = useWords();
  const last = page?.jobs.at(-1);
  return (
    <>
      <PageHeader
        title={t("ownData:jobs.title")}
        back={{ to: href("/account"), label: t("account:page.title") }}
      />
      <Notice kind="info" className="mb-6">
        <p className="mb-3">{t("repair:job.readOnly")}</p>
        <LinkButton to={`${href("/premium")}?plan=premium`}>{t("repair:job.plans")}</LinkButton>
      </Notice>
      {!page && <NotLoaded what="repair:jobs.notLoaded" />}
      {page?.jobs.length === 0 && <Empty title={t("repair:jobs.empty.title")} />}
      {page && page.jobs.length > 0 && <KeptJobs jobs={page.jobs} />}
      {page && (page.more || later) && (
        <nav className="mt-6 flex flex-wrap gap-3">
          {later && <LinkButton to={href("/account/jobs")}>{t("repair:jobs.newest")}</LinkButton>}
          {page.more && last && (
            <LinkButton to={`${href("/account/jobs")}?before=${last.number}`}>
              {t("ownData:jobs.older")}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}
