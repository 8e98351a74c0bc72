import { Notice } from "#app/ui/notice.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatTime, nextDay } from "#app/values/calendar.ts";
import type { NearLimit } from "./text-limits.ts";

type Props = { limit: NearLimit | undefined; className?: string };

/** Warns that today's translations are running out or used up, and states when the limit resets. */
export function LimitNote({ limit, className = "" }: Props) {
  const { t, language } = useWords();
  const time = formatTime(nextDay(Date.now()), language, useTimeZone());
  if (!limit) return null;
  const { whose, left } = limit;
  return (
    <Notice kind="info" className={className}>
      <span suppressHydrationWarning>
        {t(`account:textLimit.${whose}${left > 0 ? "Near" : "Out"}`, { left, time })}
      </span>
    </Notice>
  );
}
