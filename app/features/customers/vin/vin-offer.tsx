import { useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { writeField } from "#app/ui/form/write-field.ts";
import { useWords } from "#app/ui/words.ts";
import { fold } from "#app/values/fold.ts";
import type { DecodedVin } from "./decode-vin.server.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import { cleanVin, vinProblem } from "./vin.ts";
import { VinFacts } from "./vin-facts.tsx";

type Field = "make" | "model" | "year";
type Props = {
  /** The names of the form's fields. */
  names: Record<Field | "vin", string>;
  /** Where a reader without JavaScript gets the same. */
  plain: { to: string; label: string };
};

/**
 * What the VIN of its form says, offered as soon as all of it is typed: a tap fills in make, model
 * and year, another undoes it.
 */
export function VinOffer({ names, plain }: Props) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const fetcher = useFetcher<{ decoded: DecodedVin | null }>();
  const vin = useTypedVin(place, names.vin, (typed) =>
    fetcher.load(`${href("/repair-cms/vin")}?vin=${typed}`),
  );
  const [before, setBefore] = useState<{ vin: string; values: Values }>();

  const decoded = fetcher.data?.decoded;
  const shown = decoded && decoded.problem === undefined && decoded.vin === vin && decoded;
  const form = () => place.current?.closest("form");
  const use = (facts: VehicleFacts) =>
    setBefore({ vin, values: fill(form(), names, valuesOf(facts)) });
  const undo = ({ values }: { values: Values }) => {
    fill(form(), names, values);
    setBefore(undefined);
  };
  const button = "min-h-11 px-2 font-medium underline";
  return (
    <div ref={place} className="empty:hidden">
      <noscript>
        <a className={`inline-flex items-center ${button}`} href={plain.to}>
          {plain.label}
        </a>
      </noscript>
      <p role="status" className="flex flex-wrap items-center gap-x-2 empty:hidden">
        {shown && before?.vin === vin && (
          <>
            <span>{t("vin:used")}</span>
            <button type="button" className={button} onClick={() => undo(before)}>
              {t("vin:undo")}
            </button>
          </>
        )}
        {shown && before?.vin !== vin && (
          <>
            <span>
              <VinFacts decoded={shown} />
            </span>
            {differs(form(), names, valuesOf(shown.facts)) && (
              <button
                type="button"
                className="button button-plain"
                onClick={() => use(shown.facts)}
              >
                {t("vin:use")}
              </button>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** The VIN as it is typed, "" while it is none; `onWhole` hears of each new one. */
function useTypedVin(
  place: React.RefObject<HTMLElement | null>,
  name: string,
  onWhole: (vin: string) => unknown,
): string {
  const [vin, setVin] = useState("");
  const latest = useRef(onWhole);
  latest.current = onWhole;
  useEffect(() => {
    const form = place.current?.closest("form");
    const hear = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== name) return;
      const typed = cleanVin(target.value);
      setVin(vinProblem(typed, modern) ? "" : typed);
    };
    form?.addEventListener("input", hear);
    return () => form?.removeEventListener("input", hear);
  }, [place, name]);
  useEffect(() => {
    if (vin) latest.current(vin);
  }, [vin]);
  return vin;
}

/** Cars before 1981 have chassis numbers of any length, which say nothing. */
const modern = 9999;

type Values = Partial<Record<Field, string>>;

const valuesOf = ({ make, model, year }: VehicleFacts): Values => ({
  ...(make && { make }),
  ...(model && { model }),
  ...(year && { year: String(year) }),
});

/** Whether the fields say anything else than these values. */
const differs = (
  form: HTMLFormElement | null | undefined,
  names: Record<Field, string>,
  values: Values,
): boolean =>
  Object.entries(values).some(([name, value]) => {
    const field = form?.elements.namedItem(names[name as Field]);
    return !(field instanceof HTMLInputElement) || fold(field.value) !== fold(value);
  });

/** Writes the values into the fields as typing would, and answers what was in them. */
function fill(
  form: HTMLFormElement | null | undefined,
  names: Record<Field, string>,
  values: Values,
): Values {
  const before: Values = {};
  for (const [field, value] of Object.entries(values) as [Field, string][]) {
    const input = form?.elements.namedItem(names[field]);
    if (!(input instanceof HTMLInputElement)) continue;
    before[field] = input.value;
    writeField(form!, names[field], value);
  }
  return before;
}
