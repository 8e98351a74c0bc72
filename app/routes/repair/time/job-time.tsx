import { href } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { startByForm, withClock } from "#app/features/clock/act.server.ts";
import { findJobTime } from "#app/features/clock/sheet/find-job-time.server.ts";
import { JobTimePage } from "#app/features/clock/sheet/job-time-page.tsx";
import { workId } from "#app/features/repair/job.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { answering } from "#app/http/client-write.ts";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/job-time";

export const loader = read(
  { area: "repair", needs: "diagnose" },
  ({ db, now, params, shop, viewer }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: withClock(shop).id, jobId: params.jobId };
    return findJobTime(db, ref, { viewerId: viewer.id, now });
  },
);

/** Starts the viewer's time on the job. */
export const action = write(
  { area: "repair", needs: "diagnose" },
  ({ platform, params, request, shop, viewer }: Route.ActionArgs & InShop) =>
    startByForm(platform, request, {
      shop,
      viewerId: viewer.id,
      jobId: params.jobId,
      page: href("/repair-cms/:jobId", params),
    }),
);

export const clientAction = answering("clock:failed");

export default function JobTime({ loaderData, params }: Route.ComponentProps) {
  const { t } = useWords();
  const { number, make, model } = loaderData.job;
  return (
    <>
      <PageHeader
        title={t("clock:ofJob")}
        lead={`${workId(number)} · ${make} ${model}`}
        back={{ to: href("/repair-cms/:jobId", params), label: workId(number) }}
      />
      <ActionError />
      <JobTimePage jobId={params.jobId} found={loaderData} />
    </>
  );
}
