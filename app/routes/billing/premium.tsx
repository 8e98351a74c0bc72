import { lazy } from "react";
import { href, Outlet, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { shopOfOwner } from "#app/features/account/role.ts";
import { askPlainly } from "#app/features/asking/ask-plainly.server.ts";
import { findChat } from "#app/features/asking/find-chat.server.ts";
import { ChatUnavailable } from "#app/features/assistant/panel/chat-unavailable.tsx";
import { mayHaveTrial, syncOnReturn } from "#app/features/billing/checkout/return.server.ts";
import { arrivalOf } from "#app/features/billing/plan/arrival.ts";
import { endedPlan } from "#app/features/billing/plan/ended-plan.ts";
import { PlansPage } from "#app/features/billing/plan/plans-page.tsx";
import { hasJobs } from "#app/features/repair/list/jobs.server.ts";
import { planContents } from "#app/features/site/plans/plans.ts";
import { contentFor } from "#app/features/videos/content-for.server.ts";
import { PremiumContent } from "#app/features/videos/premium-content.tsx";
import { languageOf } from "#app/i18n/i18n.server.ts";
import type { Route } from "./+types/premium";

export const loader = read(
  "member",
  async ({ platform, db, now, request, context, viewer }: Route.LoaderArgs & SignedIn) => {
    const search = new URL(request.url).searchParams;
    const arrival = arrivalOf(search, viewer);
    // Back from a page of Stripe's, perhaps before its webhook: what is found is in the next
    // request's hands.
    if (arrival.checkout === "done" && (await syncOnReturn(platform, viewer)))
      throw redirect(`${href("/premium")}?checkout=done`);
    if (search.get("portal") === "done") {
      await syncOnReturn(platform, viewer);
      throw redirect(href("/premium"));
    }
    const isSent = arrival.from === "repair" || arrival.from === "shop";
    const [trial, content, chat, records] = await Promise.all([
      mayHaveTrial(platform, viewer),
      contentFor(platform, viewer),
      mayEnter("assistant", viewer)
        ? findChat(platform, { viewer, language: languageOf(context) }, search)
        : null,
      isSent && viewer.shop !== null && hasJobs(db, viewer.shop.id),
    ]);
    const { membership, paid } = viewer;
    const ended = endedPlan(viewer, now);
    const jobs = shopOfOwner(viewer) !== null;
    return { membership, paid, ended, jobs, records, trial, arrival, content, chat };
  },
);

/** A question posted as a plain form. */
export const action = write(
  "assistant",
  async ({ platform, request, context, viewer }: Route.ActionArgs & SignedIn) => {
    const reader = { viewer, language: languageOf(context) };
    return askPlainly(platform, reader, request, href("/premium"));
  },
  "assistant:ask.failed",
);

// A script for those alone who have the panel (P5). No Suspense around it: React would send a part
// as large as this one hidden, to be put in its place by a script, and a browser without scripts
// would never see it. So the page waits for it, on the server a moment.
const ChatPanel = lazy(() =>
  import("#app/features/assistant/panel/chat-panel.tsx").then(({ ChatPanel }) => ({
    default: ChatPanel,
  })),
);

export default function Premium({
  loaderData: { chat, content, ...plan },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <Outlet /> {/* first, so that without JavaScript its dialog opens at the top of the page */}
      <PlansPage {...plan} contents={planContents} content={<PremiumContent {...content} />}>
        {chat === "trouble" && <ChatUnavailable />}
        {chat && chat !== "trouble" && <ChatPanel data={chat} answer={actionData} />}
      </PlansPage>
    </>
  );
}
