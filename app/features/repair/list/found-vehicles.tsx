import { href } from "react-router";
import { PageLink } from "#app/ui/page/page-link.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

type Vehicle = {
  id: string;
  make: string;
  model: string;
  year: number | null;
  plate: string | null;
};

/** The vehicles that a search for jobs names by their whole plate or VIN. */
export function FoundVehicles({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { t, language } = useWords();
  if (vehicles.length === 0) return null;
  return (
    <ul aria-label={t("repair:jobs.columns.vehicle")} className="mb-3 grid gap-2">
      {vehicles.map(({ id, plate, ...vehicle }) => (
        <li key={id}>
          <PageLink
            to={href("/repair-cms/vehicles/:vehicleId", { vehicleId: id })}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-card px-4 py-2 hover:bg-steel"
          >
            <span className="label text-base text-ink-soft">
              {t("repair:jobs.columns.vehicle")}
            </span>
            {plate && <Plate>{plate}</Plate>}
            <span className="min-w-0 wrap-anywhere underline">
              {vehicleName(vehicle, language)}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
