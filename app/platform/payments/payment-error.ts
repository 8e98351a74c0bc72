/**
 * Why the provider did not do it: not reached (or not set up right), the card was declined, or the
 * request was refused.
 */
export class PaymentError extends Error {
  readonly kind: "unavailable" | "declined" | "refused";
  readonly code: string | undefined;

  constructor(
    kind: PaymentError["kind"],
    message: string,
    options?: { code?: string | undefined; cause?: unknown },
  ) {
    super(message, { cause: options?.cause });
    this.kind = kind;
    this.code = options?.code;
  }
}

/** The provider has nothing under an id that we named. */
export const isMissing = (error: unknown): error is PaymentError =>
  error instanceof PaymentError && error.kind === "refused" && error.code === "resource_missing";

/** By their names and not by the SDK's classes: those would have to be loaded first. */
export function asPaymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const {
    type = "",
    code,
    message = "",
  } = error as { type?: string; code?: string; message?: string };
  if (type === "StripeCardError")
    return new PaymentError("declined", message, { code, cause: error });
  if (type === "StripeInvalidRequestError")
    return new PaymentError("refused", message, { code, cause: error });
  return new PaymentError("unavailable", message || String(error), { code, cause: error });
}
