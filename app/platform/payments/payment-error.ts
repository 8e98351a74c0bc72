/** "unavailable" includes a wrong configuration; "refused" is an invalid request. */
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

/** The provider has no object with the id in the request. */
export const isMissing = (error: unknown): error is PaymentError =>
  error instanceof PaymentError && error.kind === "refused" && error.code === "resource_missing";

/** A connected account that does not let us in any more. */
export const isAccountGone = (error: unknown): boolean =>
  error instanceof PaymentError && error.code === "account_invalid";

/** The bank has taken the charge back, so that it cannot be refunded too. */
export const isDisputed = (error: unknown): boolean =>
  error instanceof PaymentError && error.code === "charge_disputed";

/** Checked by type names, because the SDK's classes would have to be loaded first. */
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
