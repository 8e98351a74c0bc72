import { href, redirect } from "react-router";
import { read, type SignedIn } from "#app/features/account/guard.server.ts";
import { mayHaveTrial } from "#app/features/billing/checkout/return.server.ts";
import { BronzePage } from "#app/features/billing/plan/bronze-page.tsx";
import { bronzeBenefits, bronzeFeatures } from "#app/features/site/plans/plans.ts";
import type { Route } from "./+types/medium";

/** Who is already Bronze or Diamond has nothing to subscribe to here. */
export const loader = read("member", async ({ platform, viewer }: Route.LoaderArgs & SignedIn) => {
  if (viewer.membership.tier !== "free") throw redirect(href("/premium"));
  return { trial: await mayHaveTrial(platform, viewer) };
});

export default function Page({ loaderData: { trial } }: Route.ComponentProps) {
  return <BronzePage features={bronzeFeatures} benefits={bronzeBenefits} trial={trial} />;
}
