import { href } from "react-router";
import type { ShellViewer } from "#app/features/site/shell/navigation.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { beginAt } from "./landing-plans.tsx";
import type { LandingText } from "./landing-text.ts";

/** The next step: the trial, or for members their jobs or the plans. */
export function NextStep({ text, viewer }: { text: LandingText; viewer: ShellViewer | undefined }) {
  const [to, label] = viewer?.may.repair
    ? [href("/repair-cms"), text.jobs]
    : !viewer || (viewer.tier === "free" && !viewer.tried)
      ? [beginAt(href("/premium"), !viewer), text.start]
      : [href("/premium"), text.plansLink];
  return (
    <LinkButton kind="primary" to={to} className="min-h-14 px-8 text-2xl">
      {label}
    </LinkButton>
  );
}
