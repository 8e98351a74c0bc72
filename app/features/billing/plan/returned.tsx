import { useEffect, useState } from "react";
import { href, useRevalidator } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import type { CurrentPlan } from "./current-plan.ts";
import { dayOf, planName, priceOf } from "./offer.ts";

/**
 * The return from Checkout: waits for the webhook. One live region for both states, so that the
 * change is announced.
 */
export function Returned({ held }: { held: CurrentPlan | null }) {
  const late = useWaiting(held?.paid == null);
  return (
    <div aria-live="polite" className="mb-6">
      {held?.paid ? <Arrived held={held} /> : <Waiting late={late} />}
    </div>
  );
}

function Waiting({ late }: { late: boolean }) {
  const { t } = useWords();
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-busy bg-busy-soft px-6 py-10 text-center">
      <span
        aria-hidden
        className={`size-10 rounded-full border-4 border-busy ${late ? "" : "animate-spin border-t-transparent"}`}
      />
      <p className="max-w-prose text-lg font-medium">
        {t(late ? "billing:returned.late" : "billing:returned.waiting")}
      </p>
      <LinkButton to={`${href("/premium")}?checkout=done`} reloadDocument>
        {t("billing:returned.again")}
      </LinkButton>
    </div>
  );
}

function Arrived({ held: { plan, paid } }: { held: CurrentPlan }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const trialEnd = paid?.status === "trialing" ? paid.trialEnd : null;
  return (
    <Notice kind="done">
      <p className="text-xl">{t("billing:returned.done", { plan: t(planName[plan]) })}</p>
      <p className="mb-3 font-normal" suppressHydrationWarning>
        {trialEnd === null
          ? t("billing:returned.paid")
          : t("billing:returned.trial", {
              date: dayOf(trialEnd, language, zone),
              price: priceOf(plan, language),
            })}
      </p>
      <LinkButton kind="primary" to={plan === "premium" ? href("/repair-cms") : href("/videos")}>
        {t(plan === "premium" ? "billing:returned.toRepair" : "billing:returned.toVideos")}
      </LinkButton>
    </Notice>
  );
}

/** Seconds between reloads: a minute in all. */
const pauses = [2, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Reloads while `waiting`; true once it has stopped. */
function useWaiting(waiting: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    const pause = pauses[rounds];
    if (!waiting || pause === undefined) return;
    const reload = () => void revalidate().finally(() => setRounds(rounds + 1));
    const timer = setTimeout(reload, pause * 1000);
    return () => clearTimeout(timer);
  }, [waiting, rounds, revalidate]);
  return waiting && rounds >= pauses.length;
}
