// Capital letters and digits without 0, O, 1 and I: 32 characters of five bits.
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const recoveryCodeLength = 28;
/** Older codes of fewer than 140 bits work until they are replaced. */
const lengths = [recoveryCodeLength, 24];

/** The number of recovery codes per user. */
export const codesGiven = 10;

/**
 * A recovery code of 28 random bytes: 140 bits, so that an unsalted hash of it is safe to store.
 */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  grouped(
    Array.from(bytes.slice(0, recoveryCodeLength), (byte) => signs[byte % signs.length]).join(""),
  );

/** A typed recovery code in its canonical form: in any case, with or without spaces and dashes. */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "");
  return lengths.includes(plain.length) && [...plain].every((sign) => signs.includes(sign))
    ? grouped(plain)
    : undefined;
}

/** The six digits of a typed app code. */
export function readAppCode(typed: string): string | undefined {
  const plain = typed.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(plain) ? plain : undefined;
}

const grouped = (plain: string) => plain.replace(/(.{4})(?=.)/g, "$1-");
