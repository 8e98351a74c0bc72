import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import { fullName } from "#app/features/customers/customer.ts";
import type { Suggestion } from "#app/features/customers/suggestion.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";

type Props = {
  vin: string;
  choose: ((known: Suggestion) => void) | undefined;
  /** The vehicle that the form edits, which is not reported. */
  knownId: string | undefined;
};

/** Shows the shop's vehicle with this VIN, if any, and its owner. */
export function KnownVehicle({ vin, choose, knownId }: Props) {
  const { t, language } = useWords();
  const { data, load } = useFetcher<Suggestion[]>();
  useEffect(() => {
    const query = new URLSearchParams({ vehicle: vin });
    void load(`${href("/repair-cms/customers/suggestions")}?${query}`);
  }, [load, vin]);
  const known = data?.find(({ vehicle }) => vehicle?.vin === vin);
  if (!known?.vehicle || known.vehicle.id === knownId) return null;
  const { customer, vehicle } = known;
  const name = [
    [vehicleName(vehicle, language), vehicle.plate].filter(Boolean).join(" · "),
    customer && fullName(customer),
  ];
  return (
    <Notice kind="info">
      <p className="mb-2 wrap-anywhere">
        {t("scan:known", { vehicle: name.filter(Boolean).join(", ") })}
      </p>
      {choose ? (
        <Button onClick={() => choose(known)}>{t("scan:choose")}</Button>
      ) : (
        <LinkButton to={href("/repair-cms/vehicles/:vehicleId", { vehicleId: vehicle.id })}>
          {t("scan:open")}
        </LinkButton>
      )}
    </Notice>
  );
}
