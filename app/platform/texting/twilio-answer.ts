import { TextingError, type TextReport } from "./texting.ts";
import { priceOf, reportStateOf, textingProblemOf } from "./twilio-words.ts";

/** An id of Twilio's, such as AC… or MM…: nothing else gets into an address. */
export function named(sid: string): string {
  if (!/^[A-Z]{2}[0-9a-f]{32}$/.test(sid)) throw new TextingError("account", "not a name");
  return sid;
}

/** The JSON of an answer; undefined for anything else. */
export function bodyOf(bytes: Uint8Array | undefined): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof body === "object" && body !== null
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The error of an unsuccessful answer. */
export function refusalOf(status: number, body: Record<string, unknown> | undefined): TextingError {
  const code = typeof body?.code === "number" ? body.code : null;
  const detail = `status ${status}, code ${code ?? "none"}`;
  if (status === 429 || status === 503) return new TextingError("busy", detail);
  // A server error: whether the call took effect is unknown.
  if (status >= 500) return new TextingError("hangs", detail);
  if (status === 401 || status === 403) return new TextingError("account", detail);
  return new TextingError(textingProblemOf(code), detail);
}

/** A message as the API answers with it. */
export function reportOf(body: Record<string, unknown>): TextReport {
  const text = (name: string) => (typeof body[name] === "string" ? (body[name] as string) : "");
  return {
    sid: named(text("sid")),
    state: reportStateOf(text("status")) ?? "sent",
    errorCode: typeof body.error_code === "number" ? body.error_code : null,
    price: priceOf(body.price, body.price_unit),
  };
}
