import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import type { WordKey } from "#app/values/word-key.ts";
import type { Refusal } from "./answers.ts";

/**
 * The browser's side of an action, `export const clientAction =
 * answering("quotes:notCreated")`: a write that never reached the server, or broke there,
 * answers the form with this sentence instead of putting an error page in its place, so that what
 * was typed stays. Redirects pass, and what says that the record is not there. Any
 * other answer that is not the action's own comes from something between (a gateway, a challenge).
 */
export const answering =
  (failed: WordKey) =>
  async ({ serverAction }: ClientActionFunctionArgs) => {
    try {
      return await serverAction<Refusal>();
    } catch (error) {
      if (error instanceof Response || isAbsent(error)) throw error;
      // With a status of failure nothing is read anew: the page around the form stays, even where
      // the server cannot be reached.
      return data<Refusal>({ ok: false, error: { key: failed } }, { status: 503 });
    }
  };

const isAbsent = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
