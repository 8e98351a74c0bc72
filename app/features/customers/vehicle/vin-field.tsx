import type { ReactNode } from "react";
import { vinProblem } from "#app/features/customers/vin/vin.ts";
import { VinOffer } from "#app/features/customers/vin/vin-offer.tsx";
import { useForm } from "#app/ui/form/form.tsx";
import { Tick } from "#app/ui/form/tick.tsx";

type Props = Parameters<typeof VinOffer>[0] & {
  start: { vin?: string | null | undefined; year?: number | null | undefined };
  keepLabel: string;
  /** The field itself. */
  children: ReactNode;
};

/** A check digit that does not match is told, and may be kept: plates are stamped wrong, too. */
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
