/** What a vehicle is called; "" and null: not known. */
export type CarName = { make: string; model: string; year: number | null };

const plain = (text: string) => text.toLowerCase().replace(/[ -]/g, "");

/** `Silverado` and `Silverado 1500` are one; what is not known is no other. */
function differs(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return !a.startsWith(b) && !b.startsWith(a);
}

/**
 * Whether two names are those of two cars: at least two of make, model and year differ. A slip in
 * one of them is no other car. In SQL: `contradicts` of match.server.ts.
 */
export function isOtherCar(one: CarName, other: CarName): boolean {
  const years = one.year !== null && other.year !== null && one.year !== other.year;
  const [makes, models] = [differs(one.make, other.make), differs(one.model, other.model)];
  return [years, makes, models].filter(Boolean).length >= 2;
}

type Marked = CarName & { plateFoundBy: string | null };

/**
 * The same of two vehicles with one VIN, which may have been mistyped: make and model differ, and
 * the plates do not say otherwise.
 */
export const isOtherCarOfVin = (one: Marked, other: Marked): boolean =>
  differs(one.make, other.make) &&
  differs(one.model, other.model) &&
  (one.plateFoundBy === null || one.plateFoundBy !== other.plateFoundBy);
