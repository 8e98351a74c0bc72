/** Name of a vehicle; "" and null: unknown. */
export type CarName = { make: string; model: string; year: number | null };

const plain = (text: string) => text.toLowerCase().replace(/[ -]/g, "");

/** `Silverado` and `Silverado 1500` are equal, and so is an unknown value. */
function differs(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return !a.startsWith(b) && !b.startsWith(a);
}

/**
 * Whether two names are of different cars: at least two of make, model and year differ. A single
 * difference counts as a typo. In SQL: `contradicts` of match.server.ts.
 */
export function isOtherCar(one: CarName, other: CarName): boolean {
  const years = one.year !== null && other.year !== null && one.year !== other.year;
  const [makes, models] = [differs(one.make, other.make), differs(one.model, other.model)];
  return [years, makes, models].filter(Boolean).length >= 2;
}

type Marked = CarName & { plateFoundBy: string | null };

/**
 * Whether two vehicles with a common VIN differ, because the VIN was mistyped: make and model
 * differ, and the plates do not contradict that.
 */
export const isOtherCarOfVin = (one: Marked, other: Marked): boolean =>
  differs(one.make, other.make) &&
  differs(one.model, other.model) &&
  (one.plateFoundBy === null || one.plateFoundBy !== other.plateFoundBy);
