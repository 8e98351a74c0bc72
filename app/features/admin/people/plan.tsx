import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { Tier } from "#app/values/tier.ts";
import { type PersonView, tierNames } from "./person.ts";

const looks: Record<Tier, string> = {
  free: "text-ink-soft",
  medium: "text-bronze",
  premium: "text-diamond",
};

type Props = Pick<PersonView, "membership"> & { isTrial?: boolean };

/** A plan and its end, and whether it is a trial. */
export function Plan({ membership: { tier, endsAt, current }, isTrial }: Props) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  return (
    <div>
      <p className={`label text-lg ${looks[tier]}`}>
        {t(tierNames[tier])}
        {isTrial && <span className="text-ink"> · {t("admin:plan.trial")}</span>}
      </p>
      {tier !== "free" && endsAt !== null && (
        <p
          className={`text-base ${current ? "text-ink-soft" : "font-medium text-bad"}`}
          suppressHydrationWarning
        >
          {t(current ? "admin:plan.until" : "admin:plan.ended", {
            date: formatDay(endsAt, language, zone),
          })}
        </p>
      )}
    </div>
  );
}
