import { encodeBase32NoPadding } from "@oslojs/encoding";
import { createTOTPKeyURI, generateHOTP } from "@oslojs/otp";

/**
 * Defaults of every authenticator app (RFC 6238): SHA-1, six digits, a new code every 30 seconds.
 */
const seconds = 30;
const digits = 6;

/** A new secret: 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = () => crypto.getRandomValues(new Uint8Array(20));

/** The code of a 30-second step. */
export const codeAt = (secret: Uint8Array, step: number): string =>
  generateHOTP(secret, BigInt(step), digits);

/** The step of an instant (milliseconds). */
export const stepAt = (now: number): number => Math.floor(now / 1000 / seconds);

/**
 * The step that a code belongs to: the current one, or the one before or after, because clocks
 * differ. All three are compared.
 */
export function stepOf(secret: Uint8Array, code: string, now: number): number | undefined {
  const current = stepAt(now);
  const fitting = [current, current - 1, current + 1].filter((step) =>
    equal(codeAt(secret, step), code),
  );
  return fitting[0];
}

/** The secret as text to type, in groups of four. */
export const typedSecret = (secret: Uint8Array): string =>
  encodeBase32NoPadding(secret).replace(/(.{4})(?=.)/g, "$1 ");

/** The `otpauth:` URI of the QR code. */
export const totpAddress = (secret: Uint8Array, email: string): string =>
  createTOTPKeyURI("Llave", email, secret, seconds, digits);

function equal(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at++) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}
