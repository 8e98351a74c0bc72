import { href, Link } from "react-router";
import type { VehicleDue } from "#app/features/reminders/known/find-due.server.ts";
import { textIn } from "#app/features/reminders/recommendation.ts";
import { workId } from "#app/features/repair/job.ts";
import { converted } from "#app/features/repair/visits/readings.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { formatNumber } from "#app/values/money.ts";
import { AboutWhen } from "./about-when.tsx";

type One = VehicleDue["recommendations"][number];
type Props = {
  due: VehicleDue;
  /** Whether the viewer may ask the customer here. */
  mayAsk: boolean;
};

/** Lists the recommendations for a vehicle with their reasons, without prices. */
export function RecommendationList({ due, mayAsk }: Props) {
  const { t } = useWords();
  const { recommendations, vehicleId } = due;
  if (recommendations.length === 0) return null;
  return (
    <Section title={t("reminders:recommendations")}>
      <ul className="divide-y divide-line">
        {recommendations.map((one) => (
          <li key={one.subject} className="grid gap-1 px-5 py-3">
            <OneRecommendation one={one} due={due} />
          </li>
        ))}
      </ul>
      {mayAsk && (
        <div className="px-5 py-3">
          <LinkButton to={href("/repair-cms/follow-up/:vehicleId", { vehicleId })}>
            {t("reminders:ask")}
          </LinkButton>
        </div>
      )}
    </Section>
  );
}

function OneRecommendation({ one, due }: { one: One; due: VehicleDue }) {
  const { t, language } = useWords();
  const { today, unit } = due;
  const { jobId, jobNumber, dueOn, atKm, answer, askedOn } = one;
  const day = (on: string) => formatDay(Date.parse(on), language, "UTC");
  const at = atKm && Math.round(converted(atKm, "km", unit) / 100) * 100;
  return (
    <>
      <p className="break-words">
        <Badge tone={one.kind === "found" && one.color === "red" ? "bad" : "plain"}>
          {t(`reminders:kinds.${one.kind}`)}
        </Badge>{" "}
        <strong>{textIn(one, language)}</strong>
      </p>
      {answer ? (
        <p className="text-ink-soft">{t(`reminders:answered.${answer}`)}</p>
      ) : (
        <p>
          <AboutWhen dueOn={dueOn} today={today} />
          {at
            ? ` · ${t("reminders:at", { at: `${formatNumber(at, undefined, language)} ${unit}` })}`
            : ""}
          {one.isByDateAlone && ` · ${t("reminders:byDateAlone")}`}
        </p>
      )}
      <p className="text-ink-soft">
        <Link
          to={href("/repair-cms/:jobId", { jobId })}
          className="inline-flex min-h-11 items-center underline"
        >
          {t("reminders:since", { day: day(one.since), workId: workId(jobNumber) })}
        </Link>
        {askedOn && ` · ${t("reminders:askedOn", { day: day(askedOn) })}`}
      </p>
    </>
  );
}
