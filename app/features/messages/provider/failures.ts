import type { Failure } from "#app/features/messages/message.ts";
import type { TextingProblem, TextReport } from "#app/platform/texting/texting.ts";
import { textingProblemOf } from "#app/platform/texting/twilio-words.ts";

/** Why a message did not arrive, in the conversation's terms. */
export const failureOf: Record<TextingProblem, Failure> = {
  address: "address",
  blocked: "blocked",
  unreachable: "unreachable",
  window: "window",
  account: "account",
  refused: "refused",
  busy: "refused",
  hangs: "cutOff",
};

/** Why a message failed that a provider reports as failed; undefined for any other. */
export const reportedFailure = ({
  state,
  errorCode,
}: Pick<TextReport, "state" | "errorCode">): Failure | undefined =>
  state === "failed" ? failureOf[textingProblemOf(errorCode)] : undefined;
