/** A write whose condition did not hold (`writeWhile`): nothing of its batch was written. */
export class RefusedWrite extends Error {}

/** Whether a write failed because of its condition, wherever Drizzle hid the error. */
export function isRefusedWrite(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof RefusedWrite) return true;
  return false;
}
