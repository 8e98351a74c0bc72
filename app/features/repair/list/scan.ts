import { plateFoundBy } from "#app/features/customers/found-by.ts";
import { compatible } from "#app/values/normal-form.ts";

/** Input of a bar code scanner: the tag of a job, or the VIN of a vehicle. */
type Scan = { kind: "job"; id: string } | { kind: "vin"; vin: string };

// A reader presses the keys of one layout and the computer may have another: then a colon, slash or dash
// is some other sign. Letters of the address and figures are where they are, in capitals at most.
const hex = (length: number) => `[0-9a-f]{${length}}`;
const id = `(${hex(8)})[^0-9a-f](${hex(4)})[^0-9a-f](${hex(4)})[^0-9a-f](${hex(4)})[^0-9a-f](${hex(12)})`;
/** An address of this product on any host; earlier content of the search box may precede it. */
const tag = new RegExp(`^.*https?[^a-z0-9].*repair.cms.${id}(?![0-9a-f]).{0,3}$`, "u");

/**
 * Bar codes are enclosed in asterisks, and those of imported vehicles begin with an additional I.
 * An earlier scan in the search box may precede it.
 */
const vin =
  /^(?:.*[^\p{L}\p{N}]|(?:I?[A-HJ-NPR-Z\d]{17})*)I?((?=[A-Z]*\d)[A-HJ-NPR-Z\d]{17})[^\p{L}\p{N}]{0,2}$/u;

/** Reads the text of a search as a scan; undefined where a person typed something else. */
export function scanOf(text: string): Scan | undefined {
  const typed = compatible(text).trim();
  const job = tag.exec(typed.toLowerCase());
  if (job) return { kind: "job", id: job.slice(1).join("-") };
  const found = vin.exec(typed.toUpperCase());
  return found ? { kind: "vin", vin: found[1]! } : undefined;
}

/** Key of a vehicle that was scanned or typed: its whole VIN or plate. */
type VehicleKey = { vin: string } | { plate: string };

/** VIN or plate in the text of a search; undefined for neither. */
export function vehicleSought(text: string): VehicleKey | undefined {
  const scan = scanOf(text);
  if (scan) return scan.kind === "vin" ? { vin: scan.vin } : undefined;
  if (/^\s*wo[\s#.:-]*\d/iu.test(text)) return undefined;
  const plate = plateFoundBy(text);
  return plate && /^(?=.*\d)[\p{L}\p{N}]{4,10}$/u.test(plate) ? { plate } : undefined;
}
