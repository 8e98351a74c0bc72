import type { Budget } from "#app/features/forum/posts/shown.ts";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime, nextDay } from "#app/values/calendar.ts";

/** The note appears from this many remaining calls down. */
const lowBudget = 30;

/** Says that today's translations are running out or used up, to a reader or an author. */
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
