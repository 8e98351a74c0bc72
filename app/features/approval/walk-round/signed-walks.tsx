import { href } from "react-router";
import { Section } from "#app/ui/page/section.tsx";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";

type Props = {
  /** The newest first. `at` in milliseconds. */
  walks: readonly { jobId: string; n: number; name: string; at: number }[];
};

/** The signed walk-rounds of a vehicle, each with the way to its proof. */
export function SignedWalks({ walks }: Props) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  if (walks.length === 0) return null;
  return (
    <Section title={t("customers:vehicle.walks")}>
      <ul className="px-5 py-3">
        {walks.map(({ jobId, n, name, at }) => (
          <li key={`${jobId} ${n}`}>
            <a
              href={href("/repair-cms/:jobId/walk-round/signed/:n", { jobId, n: String(n) })}
              className="inline-flex min-h-11 items-center underline"
              suppressHydrationWarning
            >
              {t("photos:walk.signed", { name, moment: formatMoment(at, language, zone) })}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
