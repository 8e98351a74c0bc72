import type { ImportedRow } from "#app/features/customers/import/file/row.ts";
import type { RowProblem } from "#app/features/customers/import/file/row-problem.ts";
import type { CustomerDetails } from "#app/features/customers/person/customer.server.ts";
import type { CarName } from "#app/features/customers/same-car.ts";
import type { VehicleDetails } from "#app/features/customers/vehicle/vehicle.server.ts";

/** A row with its keys (keyed-row.server.ts). */
export type KeyedRow = ImportedRow & {
  number: number;
  /** Values that it is imported without, by the row alone. */
  without: readonly RowProblem[];
  nameFoundBy: string;
  phoneFoundBy: string | null;
  emailFoundBy: string | null;
  plateFoundBy: string | null;
  vin: string | null;
  customerHash: string;
  vehicleHash: string;
};

type Draft<Facts> = {
  id: string;
  /** Absent for a record that an earlier portion of the preview would have made. */
  facts?: Facts;
  state: "stored" | "new";
  changed?: boolean;
};

export type CustomerDraft = Draft<CustomerDetails> & {
  nameFoundBy: string;
  phoneFoundBy: string | null;
  emailFoundBy: string | null;
};

export type VehicleDraft = Draft<VehicleDetails> &
  CarName & {
    /** Null: it has no owner now. */
    ownerId: string | null;
    plateFoundBy: string | null;
    vin: string | null;
    /** Whether the owner is a present one. */
    owned?: boolean;
  };

/** Records on file, by the keys of `customerKeys` and `vehicleKeys`. */
export type KnownRecords = {
  customers: Map<string, CustomerDraft>;
  vehicles: Map<string, VehicleDraft>;
};
