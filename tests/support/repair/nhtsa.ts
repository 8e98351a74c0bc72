import { checkDigit } from "#app/features/customers/vin/vin.ts";

/** Where vPIC decodes this VIN. */
export const vpicAddress = (vin: string) =>
  `https://vpic.nhtsa.dot.gov/api/vehicles/DecodeVinValues/${vin}?format=json`;

/** vPIC's answer about a VIN, in its own shape: every field a text, empty where not known. */
export const vpicAnswer = (vin: string, fields: Record<string, unknown> = {}) => ({
  Count: 1,
  Message: "Results returned successfully",
  SearchCriteria: `VIN:${vin}`,
  Results: [
    {
      VIN: vin,
      Make: "HONDA",
      Model: "Accord",
      ModelYear: "2007",
      Series: "",
      Trim: "",
      ErrorCode: "0",
      ErrorText: "0 - VIN decoded clean.",
      ...fields,
    },
  ],
});

let made = 0;

/** A Japanese Honda of 2007 whose model the extract does not know; never the same twice. */
export function newVin(): string {
  made += 1;
  const open = `JHMCM5650${"7C"}${String(made).padStart(6, "0")}`;
  return open.slice(0, 8) + checkDigit(open) + open.slice(9);
}
