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

/** The failure that a provider reports; undefined for any other state. */
export const reportedFailure = ({
  state,
  errorCode,
}: Pick<TextReport, "state" | "errorCode">): Failure | undefined =>
  state === "failed" ? failureOf[textingProblemOf(errorCode)] : undefined;
