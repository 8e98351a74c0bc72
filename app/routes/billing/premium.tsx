import { Outlet, redirect } from "react-router";
import { mayEnter } from "#app/features/account/access.ts";
import { viewerOf } from "#app/features/account/guard.server.ts";
import type { Viewer } from "#app/features/account/viewer.ts";
import { lookAgain, mayTry } from "#app/features/billing/arrival.server.ts";
import { PlansPage } from "#app/features/billing/plans-page.tsx";
import { offers } from "#app/features/site/plans.ts";
import { listContent } from "#app/features/videos/premium-content.server.ts";
import { type Content, PremiumContent } from "#app/features/videos/premium-content.tsx";
import { platformContext } from "#app/platform/context.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { Route } from "./+types/premium";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = viewerOf(context);
  const search = new URL(request.url).searchParams;
  const arrival = { checkout: search.get("checkout"), changed: search.get("changed"), from: search.get("from") };
  // Back from a page of Stripe's, perhaps before its webhook: what is found is in the next request's hands.
  if (arrival.checkout === "done" && (await lookAgain(platform, viewer))) throw redirect("/premium?checkout=done");
  if (search.get("portal") === "done") {
    await lookAgain(platform, viewer);
    throw redirect("/premium");
  }
  const [trial, content] = await Promise.all([mayTry(platform, viewer), contentFor(platform, viewer)]);
  return { membership: viewer.membership, paid: viewer.paid, trial, arrival, content };
}

/** What the plan holds beside its pages. Where it cannot be read the plan itself still shows. */
async function contentFor({ db, now }: Platform, viewer: Viewer): Promise<Content> {
  if (!mayEnter("videos", viewer)) return { handouts: [], sessions: [] };
  try {
    return await listContent(db, now(), { live: mayEnter("live", viewer) });
  } catch (error) {
    console.error("the premium content could not be read", error);
    return { handouts: [], sessions: [] };
  }
}

const contents = { medium: offers.medium.contents, premium: offers.premium.contents };

export default function Premium({ loaderData: { content, ...plan } }: Route.ComponentProps) {
  return (
    <>
      <Outlet /> {/* first, so that without JavaScript its dialog opens at the top of the page */}
      <PlansPage {...plan} contents={contents}>
        <PremiumContent {...content} />
      </PlansPage>
    </>
  );
}
