import type { Failure } from "#app/features/messages/message.ts";
import type { TextingProblem } from "#app/platform/texting/texting.ts";

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
