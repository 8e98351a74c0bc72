import { type ReactNode, useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import type { DecodedVin } from "#app/features/customers/vin/decode-vin.server.ts";
import type { VehicleFacts } from "#app/features/customers/vin/vehicle-facts.ts";
import { cleanVin, vinProblem } from "#app/features/customers/vin/vin.ts";
import { VinFacts } from "#app/features/customers/vin/vin-facts.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { writeField } from "#app/ui/form/write-field.ts";
import { useWords } from "#app/ui/words.ts";
import { fold } from "#app/values/fold.ts";

type Props = Parameters<typeof VinOffer>[0] & {
  start: { vin?: string | null | undefined; year?: number | null | undefined };
  keepLabel: string;
  /** The field itself. */
  children: ReactNode;
};

/** A check digit that does not match is reported, but may stay: plates are also stamped wrong. */
export function VinField({ start, keepLabel, children, ...offer }: Props) {
  const { fields, values } = useForm();
  const accepted = start.vin ? vinProblem(start.vin, start.year ?? 9999) === "checkDigit" : false;
  const asked =
    fields.vin?.key === "repair:jobs.vin.checkDigit" || values.keepVin === "yes" || accepted;
  return (
    <div className="grid content-start gap-1">
      {children}
      <VinOffer {...offer} />
      {asked && (
        <Tick name="keepVin" defaultChecked={accepted || values.keepVin === "yes"}>
          {keepLabel}
        </Tick>
      )}
    </div>
  );
}

type Field = "make" | "model" | "year";
type VinOfferProps = {
  /** Names of the form's fields. */
  names: Record<Field | "vin", string>;
  /** Link for browsers without JavaScript. */
  plain: { to: string; label: string };
};

/** Offers the facts of a complete VIN: a tap fills in make, model and year, another undoes it. */
function VinOffer({ names, plain }: VinOfferProps) {
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

/** The typed VIN, "" while it is incomplete; `onWhole` is called with each new one. */
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

/** Cars before 1981 have chassis numbers of any length, which encode nothing. */
const modern = 9999;

type Values = Partial<Record<Field, string>>;

const valuesOf = ({ make, model, year }: VehicleFacts): Values => ({
  ...(make && { make }),
  ...(model && { model }),
  ...(year && { year: String(year) }),
});

/** Whether the fields have other values than these. */
const differs = (
  form: HTMLFormElement | null | undefined,
  names: Record<Field, string>,
  values: Values,
): boolean =>
  Object.entries(values).some(([name, value]) => {
    const field = form?.elements.namedItem(names[name as Field]);
    return !(field instanceof HTMLInputElement) || fold(field.value) !== fold(value);
  });

/** Fills the fields as typing would, and returns their former values. */
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
