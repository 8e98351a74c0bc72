import { href, Link } from "react-router";
import { fullName } from "#app/features/customers/customer.ts";
import { useTimeZone } from "#app/ui/text/when.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import type { VehicleOwner } from "./vehicle.server.ts";

/** Owners of a vehicle, the present one first. */
export function Owners({ owners }: { owners: readonly VehicleOwner[] }) {
  const { t, language } = useWords();
  const zone = useTimeZone();
  const day = (at: Date) => formatDay(at.getTime(), language, zone);
  return (
    <>
      {!owners.some(({ until }) => until === null) && (
        <p className="px-5 py-4 text-ink-soft">{t("customers:vehicle.noOwner")}</p>
      )}
      {owners.map(({ id, since, until, ...name }) => (
        <p
          key={`${id} ${since.getTime()}`}
          className="flex flex-wrap items-center gap-x-4 px-5 py-2"
        >
          <Link
            to={href("/repair-cms/customers/:customerId", { customerId: id })}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {fullName(name)}
          </Link>
          <span className="text-ink-soft" suppressHydrationWarning>
            {until
              ? t("customers:vehicle.owned", { from: day(since), until: day(until) })
              : t("customers:vehicle.ownedSince", { day: day(since) })}
          </span>
        </p>
      ))}
    </>
  );
}
