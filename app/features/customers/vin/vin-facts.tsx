import { useWords } from "#app/ui/words.ts";
import { countryName } from "#app/values/country.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import type { DecodedVin } from "./decode-vin.server.ts";

type Decoded = Extract<DecodedVin, { problem?: undefined }>;

/** Sentence on the facts of a VIN, or that it has no more. */
export function VinFacts({ decoded: { facts, isDemo } }: { decoded: Decoded }) {
  const { t, language } = useWords();
  const vehicle = vehicleName(facts, language);
  return (
    <>
      {vehicle ? t("vin:offer", { vehicle }) : <Unknown country={facts.country} />}
      {vehicle && isDemo && (
        <>
          {" "}
          <span className="rounded-sm border border-line-strong px-1.5 whitespace-nowrap">
            {t("vin:demo")}
          </span>
        </>
      )}
    </>
  );
}

// Names of countries may differ between the server's and the browser's ICU data.
function Unknown({ country }: { country: string | undefined }) {
  const { t, language } = useWords();
  return (
    <span suppressHydrationWarning>
      {country
        ? t("vin:unknownFrom", { country: countryName(country, language) })
        : t("vin:unknown")}
    </span>
  );
}
