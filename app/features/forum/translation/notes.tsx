import { href, Link } from "react-router";
import type { Budget, Translations } from "#app/features/forum/posts/shown.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { useTimeZone } from "#app/ui/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime, nextDay } from "#app/values/calendar.ts";
import { EverythingToggle } from "./everything-toggle.tsx";

type NoteProps = {
  mayTranslate: boolean;
  foreign?: boolean | undefined;
  isDemo: boolean;
  translations?: Translations | undefined;
  budget?: Budget | undefined;
};

/**
 * Whether a person wrote every translation of a page, for the demo: none is being made, or was
 * made, by a model.
 */
const allByHand = (translations: Translations): boolean => {
  const all = Object.values(translations);
  return all.length > 0 && all.every((one) => !(one instanceof Promise) && one.byHand);
};

/**
 * What stands above posts: that translation needs the plan, or the choice, and what is left of
 * today's budget.
 */
export function TranslationNote({
  mayTranslate,
  foreign,
  isDemo,
  translations = {},
  budget,
}: NoteProps) {
  if (!mayTranslate) return <BronzeNote />;
  return foreign ? (
    <>
      <EverythingToggle isDemo={isDemo} byHand={allByHand(translations)} />
      {budget && <BudgetNote budget={budget} of="reader" />}
    </>
  ) : null;
}

/** From how many calls left in a day a page says so. */
const lowBudget = 30;

/**
 * Says before it is reached, and when it is, that no more will be translated today: to who reads,
 * or to who writes.
 */
export function BudgetNote({
  budget: { left, siteIsOut },
  of,
}: {
  budget: Budget;
  of: "reader" | "author";
}) {
  const { t, language } = useWords();
  const time = formatTime(nextDay(Date.now()), language, useTimeZone());
  if (left > lowBudget && !siteIsOut) return null;
  return (
    <p
      className="mb-3 rounded-md border border-line bg-steel px-4 py-2 text-base"
      suppressHydrationWarning
    >
      {siteIsOut || left === 0
        ? t(`forum:budget.${siteIsOut ? "site" : of}Out`, { time })
        : t(`forum:budget.${of}Low`, { left, time })}
    </p>
  );
}

/**
 * For whoever has no current Diamond plan: posts are read as they were written (specification,
 * section 2).
 */
function BronzeNote() {
  const { t } = useWords();
  return (
    <p className="mb-4 rounded-md border border-line bg-steel px-4 py-2 text-base">
      {t("forum:bronzeNote")}{" "}
      <Link
        to={href("/premium")}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t("forum:seePlans")}
      </Link>
    </p>
  );
}

/** Instead of a topic: there is none. */
export function TopicMissing() {
  const { t } = useWords();
  return (
    <>
      <PageTitle page={t("forum:title")} />
      <Empty title={t("forum:topic.missing")} heading="h1">
        <LinkButton to={href("/discussion")}>{t("forum:back")}</LinkButton>
      </Empty>
    </>
  );
}
