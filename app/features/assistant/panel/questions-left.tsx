import { lowAllowance } from "#app/features/assistant/chat.ts";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime, nextDay } from "#app/values/calendar.ts";

/** When the allowance renews (midnight UTC), as a time of day in the viewer's time zone. */
export function useNextDay(): string {
  const { language } = useWords();
  return formatTime(nextDay(Date.now()), language, useTimeZone());
}

/** How many questions are left today, when they run low. */
export function QuestionsLeft({ left }: { left: number }) {
  const { t } = useWords();
  const time = useNextDay();
  if (left > lowAllowance) return null;
  return (
    <strong className="font-semibold text-ink" suppressHydrationWarning>
      {left === 0 && t("assistant:panel.leftNone", { time })}
      {left === 1 && t("assistant:panel.leftOne")}
      {left > 1 && t("assistant:panel.left", { left })}
    </strong>
  );
}
