import { href, redirect, redirectDocument } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { changePlan } from "#app/features/billing/checkout/change-plan.server.ts";
import { planForm } from "#app/features/billing/forms.ts";
import { ChangeForm } from "#app/features/billing/plan/change-form.tsx";
import { stepTo } from "#app/features/billing/plan/step.ts";
import { isPaidTier } from "#app/features/billing/plans.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/change-plan";

export const loader = read("member", ({ request, viewer }: Route.LoaderArgs & SignedIn) => {
  const plan = new URL(request.url).searchParams.get("plan");
  const step = isPaidTier(plan) ? stepTo(plan, viewer.paid) : null;
  if (!step) throw redirect(href("/premium"));
  return { step };
});

/** Query values of /premium that select its confirmation. */
const arrivals = { now: "now", periodEnd: "later", kept: "kept" };

export const action = write(
  "member",
  async ({ platform, request, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readForm(request, planForm);
    if (!form.ok) return refuse("billing:checkout.failed");
    const changed = await changePlan(platform, viewer, form.value.plan);
    if (!changed.ok) return refuse(changed.error, changed.status);
    if (changed.when === "confirmed") return redirectDocument(changed.url);
    return redirect(`${href("/premium")}?changed=${arrivals[changed.when]}`);
  },
  "account:session.expired",
);

export const clientAction = answering("billing:checkout.failed");

export default function ChangePlan({ loaderData: { step }, actionData }: Route.ComponentProps) {
  return <ChangeForm step={step} answer={actionData} />;
}
