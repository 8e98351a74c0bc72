import type { ModelOfYear } from "#app/platform/nhtsa/nhtsa.server.ts";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { Recall } from "./recall.ts";

export type ShownRecalls = {
  model: ModelOfYear;
  recalls: Recall[];
  /** Present where NHTSA reports on this very car, by its VIN. */
  vin: string | null;
  /** Whether the stand-in answered, not NHTSA. */
  isDemo: boolean;
};

const site = "https://www.nhtsa.gov/recalls";

/** Recalls of a vehicle's model year. The texts are the source's, in English. */
export function RecallList({ model, recalls, vin, isDemo }: ShownRecalls) {
  const { t, language } = useWords();
  const vehicle = vehicleName(model, language);
  const query = vin ? `?${new URLSearchParams({ vin })}` : "";
  return (
    <div className="grid gap-2 px-5 py-4">
      <p>{recalls.length > 0 ? t("recalls:lead", { vehicle }) : t("recalls:none", { vehicle })}</p>
      <p className="flex flex-wrap items-center gap-x-3">
        <Source to={site + query}>{t("recalls:sourceAll")}</Source>
        {isDemo && (
          <span className="rounded-sm border border-line-strong px-1.5 text-sm whitespace-nowrap">
            {t("recalls:demo")}
          </span>
        )}
      </p>
      {recalls.length > 0 && (
        <>
          <ul className="grid gap-4">
            {recalls.map((recall) => (
              <li key={recall.number} className="border-l-4 border-line-strong pl-3">
                <Entry {...recall} />
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{t("recalls:inEnglish")}</p>
        </>
      )}
    </div>
  );
}

function Entry({ number, day, component, summary, advice }: Recall) {
  const { t, language } = useWords();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{number}</span>
        <time dateTime={day} suppressHydrationWarning>
          {formatDay(Date.parse(day), language, "UTC")}
        </time>
      </p>
      {advice && <p className="font-semibold text-bad">{t(`recalls:${advice}`)}</p>}
      <p lang="en" className="font-medium break-words">
        {component}
      </p>
      <p lang="en" className="max-w-prose break-words">
        {summary}
      </p>
      <Source to={`${site}?${new URLSearchParams({ nhtsaId: number })}`}>
        {t("recalls:source")}
      </Source>
    </>
  );
}

const Source = ({ to, children }: { to: string; children: string }) => (
  <a href={to} rel="noreferrer" className="inline-flex min-h-11 items-center font-medium underline">
    {children}
  </a>
);
