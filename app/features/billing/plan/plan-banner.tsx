import type { ReactNode } from "react";
import { href } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Banner } from "./banner.ts";
import { dayOf, planName, priceOf } from "./offer.ts";
import { PortalForm } from "./send-form.tsx";

const looks: Record<Banner["kind"], string> = {
  trialEnding: "border-busy bg-busy-soft",
  cancelled: "border-busy bg-busy-soft",
  ended: "border-busy bg-busy-soft",
  overdue: "border-bad bg-bad-soft",
  unpaid: "border-bad bg-bad-soft",
};

export function PlanBanner({ banner, onPlanPage }: { banner: Banner; onPlanPage: boolean }) {
  const { t } = useWords();
  const sentence = useSentence(banner);
  // The page itself says it, also that a plan has ended.
  if (onPlanPage && banner.kind !== "overdue" && banner.kind !== "unpaid") return null;
  return (
    <section
      aria-label={t("billing:banner.label")}
      className={`mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border px-4 py-3 print:hidden ${looks[banner.kind]}`}
    >
      <p className="min-w-0 flex-1 basis-72 font-medium" suppressHydrationWarning>
        {sentence}
      </p>
      <Action banner={banner} />
    </section>
  );
}

function Action({ banner: { kind } }: { banner: Banner }): ReactNode {
  const { t } = useWords();
  if (kind === "overdue" || kind === "unpaid")
    return <PortalForm label={t("billing:banner.card")} />;
  return (
    <LinkButton to={href("/premium")}>
      {t(kind === "ended" ? "billing:banner.toPlans" : "billing:banner.toPlan")}
    </LinkButton>
  );
}

function useSentence(banner: Banner): string {
  const { t, language } = useWords();
  const zone = useTimeZone();
  switch (banner.kind) {
    case "unpaid":
      return t("billing:banner.unpaid");
    case "ended":
      return banner.at === null
        ? t("billing:banner.ended")
        : t("billing:banner.endedOn", { date: dayOf(banner.at, language, zone) });
    case "overdue":
      return t("billing:banner.overdue", {
        plan: t(planName[banner.plan]),
        date: dayOf(banner.at, language, zone),
      });
    default:
      return t(`billing:banner.${banner.kind}`, {
        plan: t(planName[banner.plan]),
        date: dayOf(banner.at, language, zone),
        price: priceOf(banner.charged, language),
      });
  }
}
