import type { Suggestion } from "#app/features/customers/suggestion.ts";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import { customerName, plateAndName } from "./names.ts";

type Props = { chosen: Suggestion | undefined };

/** The customer on file that was chosen; unticked, the job is tied by what the form says. */
export function ChosenCustomer({ chosen }: Props) {
  const { t } = useWords();
  const customer = chosen?.customer;
  if (!customer) return null;
  const label = t("repair:jobs.known.customer", { name: customerName(customer) });
  return <OnFile key={customer.id} name="customerId" value={customer.id} label={label} />;
}

export function ChosenVehicle({ chosen }: Props) {
  const { t, language } = useWords();
  const vehicle = chosen?.vehicle;
  if (!vehicle) return null;
  const label = t("repair:jobs.known.vehicle", { name: plateAndName(vehicle, language) });
  return <OnFile key={vehicle.id} name="vehicleId" value={vehicle.id} label={label} />;
}

type OnFileProps = { name: string; value: string; label: string };

function OnFile({ name, value, label }: OnFileProps) {
  return (
    <Tick
      name={name}
      value={value}
      defaultChecked
      className="font-medium wrap-anywhere sm:col-span-2"
    >
      {label}
    </Tick>
  );
}
