import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { CallPage } from "#app/features/approval/telephone/call-page.tsx";
import { findCalled, recordCall } from "#app/features/approval/telephone/record-call.server.ts";
import { choiceOf } from "#app/features/quotes/choices/choice.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { requestContext } from "#app/platform/context.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import { wallTimeOf } from "#app/values/wall-time.ts";
import type { Route } from "./+types/telephone";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ platform, now, context, params, shop }: Route.LoaderArgs & InShop) => {
    const { job, revision, link, zone } = await findCalled(platform, {
      shopId: shop.id,
      jobId: params.jobId,
      linkId: params.linkId,
    });
    if (!revision) throw redirect(href("/repair-cms/:jobId/send", { jobId: params.jobId }));
    const reader = languageOf(context);
    return {
      formKey: newId(),
      number: job.number,
      customer: revision.customer,
      phone: job.phone,
      quotes: revision.quotes.map((quote) => ({
        id: quote.id,
        number: quote.number,
        totalAmount: quote.totalAmount,
        description: quote.description[reader].text,
        options: choiceOf(quote, revision.quotes)?.map(({ number }) => ({ number })),
      })),
      total: revision.total,
      least: revision.least,
      currency: revision.currency,
      decimals: revision.decimals,
      language: link.language,
      terms: revision.terms[link.language],
      zone,
      now: wallTimeOf(now, zone),
    };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  ({ platform, context, params, request, shop, viewer }: Route.ActionArgs & InShop) => {
    const { jobId, linkId } = params;
    const { ip } = context.get(requestContext);
    const call = { shopId: shop.id, jobId, linkId, viewer, ip };
    return recordCall(platform, call, request);
  },
);

export const clientAction = answering("telephone:failed");

export default function Telephone({ loaderData, actionData, params }: Route.ComponentProps) {
  return <CallPage {...loaderData} jobId={params.jobId} answer={actionData} />;
}

export const ErrorBoundary = JobError;
