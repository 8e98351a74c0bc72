import { Outlet, redirect } from "react-router";
import { viewerOf } from "#app/features/account/guard.server.ts";
import { lookAgain, mayTry } from "#app/features/billing/arrival.server.ts";
import { PlansPage } from "#app/features/billing/plans-page.tsx";
import { offers } from "#app/features/site/plans.ts";
import { platformContext } from "#app/platform/context.ts";
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
  return { membership: viewer.membership, paid: viewer.paid, trial: await mayTry(platform, viewer), arrival };
}

const contents = { medium: offers.medium.contents, premium: offers.premium.contents };

export default function Premium({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Outlet /> {/* first, so that without JavaScript its dialog opens at the top of the page */}
      <PlansPage {...loaderData} contents={contents} />
    </>
  );
}
