/** An error of Stripe's API; the ledger throws it, the API and the pages answer with it. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: "invalid_request_error" | "card_error" | "idempotency_error";
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly declineCode: string | undefined;

  constructor(
    message: string,
    facts: {
      status?: number;
      type?: Refusal["type"];
      code?: string | undefined;
      param?: string | undefined;
      declineCode?: string;
    } = {},
  ) {
    super(message);
    this.status = facts.status ?? 400;
    this.type = facts.type ?? "invalid_request_error";
    this.code = facts.code;
    this.param = facts.param;
    this.declineCode = facts.declineCode;
  }

  /** The body of the answer. */
  body(requestId: string): object {
    return {
      error: {
        message: this.message,
        type: this.type,
        ...(this.code && {
          code: this.code,
          doc_url: `https://stripe.com/docs/error-codes/${this.code.replaceAll("_", "-")}`,
        }),
        ...(this.declineCode && { decline_code: this.declineCode }),
        ...(this.param && { param: this.param }),
        request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      },
    };
  }
}

/** An unknown id. In the address of a call it is a 404, in its parameters a 400, as in Stripe. */
export const missing = (kind: string, id: string, param = "id"): Refusal =>
  new Refusal(`No such ${kind}: '${id}'`, {
    status: param === "id" ? 404 : 400,
    code: "resource_missing",
    param,
  });

/** Throws `missing`, where an expression is needed. */
export function none(kind: string, id: string, param?: string): never {
  throw missing(kind, id, param);
}

/** A card declined by the bank. */
export const declined = (message: string, code = "card_declined", declineCode?: string): Refusal =>
  new Refusal(message, {
    status: 402,
    type: "card_error",
    code,
    ...(declineCode && { declineCode }),
  });
