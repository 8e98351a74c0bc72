import { firstNumber } from "./phone-text.ts";

/** Longest texts of a customer and a vehicle, in characters. */
export const customerLimits = {
  name: 80,
  company: 120,
  phone: 40,
  address: 300,
  taxId: 40,
  note: 2_000,
  make: 60,
  model: 80,
  engine: 80,
  plate: 20,
  odometer: 9_999_999,
} as const;

/** Full name of a customer. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** Digits for a phone link: the first number, without its extension. */
export const dialled = (phone: string): string => firstNumber(phone).replace(/[^\d+]/g, "");
