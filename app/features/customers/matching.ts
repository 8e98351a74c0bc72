/** What two customers, or a customer and a form, are compared by (found-by.ts). */
type Person = {
  nameFoundBy: string;
  phoneFoundBy: string | null;
  emailFoundBy: string | null;
};

type Car = { plateFoundBy: string | null; vin: string | null };

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;

/** Whether they are one person without asking: the same telephone or e-mail, and the same name. */
export const isSameCustomer = (one: Person, other: Person): boolean =>
  one.nameFoundBy === other.nameFoundBy && sharesContact(one, other);

/** Whether they may be one person, for a person to say: the same telephone or e-mail. */
export const sharesContact = (one: Person, other: Person): boolean =>
  same(one.phoneFoundBy, other.phoneFoundBy) || same(one.emailFoundBy, other.emailFoundBy);

/** VINs of this length are unique in the world; older chassis numbers are not. */
const vinLength = 17;

export const isUniqueVin = (vin: string | null): vin is string => vin?.length === vinLength;

/**
 * Whether they are one vehicle without asking: the same VIN; or, of one customer, the same plate or
 * old chassis number. A plate with another VIN was put on another car.
 */
export const isSameVehicle = (one: Car, other: Car & { sameOwner: boolean }): boolean => {
  if (same(one.vin, other.vin)) return isUniqueVin(one.vin) || other.sameOwner;
  const contradicts = one.vin !== null && other.vin !== null;
  return other.sameOwner && !contradicts && same(one.plateFoundBy, other.plateFoundBy);
};
