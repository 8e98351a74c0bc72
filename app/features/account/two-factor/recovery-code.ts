// Capital letters and digits without those that are taken for another: 0 O 1 I. 32 signs, five bits
// each.
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
export const recoveryCodeLength = 28;
/** Codes given out before they had 140 bits work until they are replaced. */
const lengths = [recoveryCodeLength, 24];

/** How many recovery codes a person gets at a time. */
export const codesGiven = 10;

/** A recovery code out of 28 random bytes: 140 bits, so that a plain hash of it is safe to keep. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  grouped(
    Array.from(bytes.slice(0, recoveryCodeLength), (byte) => signs[byte % signs.length]).join(""),
  );

/**
 * A recovery code as it is given out, of what was typed: in any case, with spaces, dashes or
 * without.
 */
export function readRecoveryCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "");
  return lengths.includes(plain.length) && [...plain].every((sign) => signs.includes(sign))
    ? grouped(plain)
    : undefined;
}

/** The six digits of an app, of what was typed. */
export function readAppCode(typed: string): string | undefined {
  const plain = typed.replace(/[\s-]/g, "");
  return /^\d{6}$/.test(plain) ? plain : undefined;
}

const grouped = (plain: string) => plain.replace(/(.{4})(?=.)/g, "$1-");
