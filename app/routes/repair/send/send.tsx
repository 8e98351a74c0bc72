import { Outlet } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { may } from "#app/features/account/role.ts";
import { findSendPage } from "#app/features/approval/send/find-send-page.server.ts";
import { sendJob } from "#app/features/approval/send/send-job.server.ts";
import { SendPage } from "#app/features/approval/send/send-page.tsx";
import { SentLinks } from "#app/features/approval/send/sent-links.tsx";
import { MissingOnPapers } from "#app/features/quotes/asked/missing-list.tsx";
import { askedBehindDialog } from "#app/http/behind-dialog.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { loadT } from "#app/i18n/load-words.server.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/send";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ platform, context, params, shop }: Route.LoaderArgs & InShop) => {
    const ref = { shopId: shop.id, jobId: params.jobId };
    const page = await findSendPage(platform, ref, languageOf(context));
    return { ...page, mayManage: may(shop, "manageShop") };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  ({ platform, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const ref = { shopId: shop.id, jobId: params.jobId };
    return sendJob(platform, { ...ref, by: viewer.id, loadT }, request);
  },
);

export const clientAction = answering("send:problems.failed");

export const shouldRevalidate = askedBehindDialog();

export default function Send({ loaderData, actionData, params }: Route.ComponentProps) {
  const { links, openQuestions, missing, mayManage, ...page } = loaderData;
  return (
    <SendPage
      {...page}
      jobId={params.jobId}
      answer={actionData}
      missing={<MissingOnPapers jobId={params.jobId} missing={missing} mayManage={mayManage} />}
    >
      {/* Shows refusals of buttons that post to their own address. */}
      <Outlet />
      <SentLinks jobId={params.jobId} links={links} openQuestions={openQuestions} />
    </SendPage>
  );
}

export const ErrorBoundary = JobError;
