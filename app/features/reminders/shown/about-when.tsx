import { aboutWhen } from "#app/features/reminders/due/due.ts";
import { useWords } from "#app/ui/words.ts";

/** The due time in everyday words: in about three weeks. */
export function AboutWhen({ dueOn, today }: { dueOn: string; today: string }) {
  const { t } = useWords();
  const about = aboutWhen(dueOn, today);
  if (about.said === "over" || about.said === "now") return t(`reminders:when.${about.said}`);
  if (about.number === 1) return t(`reminders:when.one.${about.said}`);
  return t(`reminders:when.${about.said}`, { number: about.number });
}
