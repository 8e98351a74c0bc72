import { lazy } from "react";
import { href, Outlet, type RouterContextProvider, redirect } from "react-router";
import { mayEnter, payerOf } from "#app/features/account/access.ts";
import { type Reader, read, type Writer, write } from "#app/features/account/guard.server.ts";
import { may, shopOfOwner } from "#app/features/account/role.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { lastOf } from "#app/features/assistant/answer/answers.server.ts";
import { readChat } from "#app/features/assistant/answer/read-chat.server.ts";
import { ChatUnavailable } from "#app/features/assistant/panel/chat-unavailable.tsx";
import type { ChatData } from "#app/features/assistant/panel/panel.ts";
import { mayHaveTrial, syncOnReturn } from "#app/features/billing/checkout/return.server.ts";
import { endedPlan } from "#app/features/billing/plan/ended-plan.ts";
import { PlansPage } from "#app/features/billing/plan/plans-page.tsx";
import { findCarJob } from "#app/features/repair/job-car.server.ts";
import { hasJobs } from "#app/features/repair/jobs.server.ts";
import { planContents } from "#app/features/site/plans/plans.ts";
import { listContent } from "#app/features/videos/premium-content.server.ts";
import { type Content, PremiumContent } from "#app/features/videos/premium-content.tsx";
import { refuse } from "#app/http/answers.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { log } from "#app/platform/log/log.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { askFrom, titleOf } from "#app/routes/assistant/question.server.ts";
import { codesIn, readCode } from "#app/values/fault-code.ts";
import type { Route } from "./+types/premium";

export const loader = read(
  "member",
  async ({ request, context, viewer }: Route.LoaderArgs & Reader) => {
    const platform = context.get(platformContext);
    const search = new URL(request.url).searchParams;
    const said = (name: string) => search.get(name);
    const arrival = {
      checkout: said("checkout"),
      changed: said("changed"),
      // The plan of its owner opens a shop; a member's own would not.
      from: said("from") === "repair" && worksForAnother(viewer) ? "shop" : said("from"),
      plan: said("plan"),
    };
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
      mayEnter("assistant", viewer) ? chatOf(context, viewer, search) : null,
      isSent && viewer.shop !== null && hasJobs(platform.db, viewer.shop.id),
    ]);
    const { membership, paid } = viewer;
    const ended = endedPlan(viewer, platform.now());
    const jobs = shopOfOwner(viewer) !== null;
    return { membership, paid, ended, jobs, records, trial, arrival, content, chat };
  },
);

const worksForAnother = ({ shop }: Viewer) => shop !== null && !may(shop, "manageShop");

/** What the plan holds beside its pages. Where it cannot be read the plan itself still shows. */
async function contentFor({ db, now }: Platform, viewer: Viewer): Promise<Content> {
  if (!mayEnter("videos", viewer)) return { handouts: [], sessions: [] };
  try {
    return await listContent(db, now(), { live: mayEnter("live", viewer) });
  } catch (error) {
    log.error("the premium content could not be read", error);
    return { handouts: [], sessions: [] };
  }
}

/** The panel of the assistant. It must not take the page of the plan down with it. */
async function chatOf(
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  search: URLSearchParams,
): Promise<ChatData | "trouble"> {
  const platform = context.get(platformContext);
  const [before, jobId] = [search.get("before") ?? undefined, search.get("job")];
  try {
    const [history, found] = await Promise.all([
      readChat(platform, { id: viewer.id, payerId: payerOf(viewer) }, before),
      jobId !== null && viewer.shop && may(viewer.shop, "readRecords")
        ? findCarJob(platform.db, viewer.shop.id, jobId)
        : undefined,
    ]);
    const codes = codesIn([found?.issues, found?.diagnostic].join("\n")).slice(0, 6);
    return {
      ...history,
      demo: platform.ai.isDemo,
      sees: platform.ai.models.vision.length > 0,
      paged: before !== undefined,
      job: found ? { id: found.id, title: titleOf(found, languageOf(context)), codes } : null,
      asked: readCode(search.get("code") ?? "") ?? null,
      cleared: search.get("chat") === "cleared",
    };
  } catch (error) {
    log.error("the history of the assistant could not be read", error);
    return "trouble";
  }
}

/**
 * How long a browser without JavaScript waits for an answer, in milliseconds; then it sees what
 * there is so far.
 */
const plainWait = 60_000;

/**
 * A question posted as a plain form: answered when the answer is there. With JavaScript it goes to
 * /ai-chat.
 */
export const action = write(
  "assistant",
  async ({ request, context, viewer }: Route.ActionArgs & Writer) => {
    const asked = await askFrom(request, context, viewer);
    if (!asked.ok) return refuse(asked.refusal, asked.status);
    await lastOf(asked.events, plainWait);
    return redirect(`${href("/premium")}${new URL(request.url).search}#assistant`);
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
