/**
 * The reason why a model did not answer, from the internal code in Cloudflare's message (their page
 * of Workers AI errors): `quota` until midnight UTC, `busy` for a moment, `gone` for this model,
 * `unpaid` for this model until the account has the paid plan, `tooLarge` and `refused` for this
 * request. `budget` is the product's own: the day's budget is spent.
 */
export type AiFailure =
  | "quota"
  | "busy"
  | "gone"
  | "unpaid"
  | "budget"
  | "tooLarge"
  | "refused"
  | "timeout"
  | "unknown";

/** The day's budget is spent (`features/account/ai-budget.server.ts`): the model was not called. */
export class OverBudget extends Error {
  override name = "OverBudget";
}

const codes: Record<number, AiFailure> = {
  3036: "quota",
  4006: "quota", // the code of newer models
  3040: "busy",
  5007: "gone",
  3042: "gone",
  5018: "gone",
  3041: "gone",
  5016: "gone",
  3023: "gone",
  5035: "unpaid", // the model is for paid plans only
  5019: "refused",
  5005: "refused",
  3039: "gone",
  3006: "tooLarge",
  3003: "refused",
  5004: "refused",
  3007: "timeout",
  3008: "timeout",
};

/**
 * Classifies an error of the binding; both 3036 and 3040 come as HTTP 429, so the status does not
 * help.
 */
export function aiFailure(error: unknown): AiFailure {
  if (error instanceof OverBudget) return "budget";
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError"))
    return "timeout";
  const code = /\b(\d{4})\s*:/.exec(error instanceof Error ? error.message : String(error))?.[1];
  return codes[Number(code)] ?? "unknown";
}
