import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import type { WordKey } from "#app/values/word-key.ts";
import type { Refusal } from "./answers.ts";

/**
 * The browser's side of an action, `export const clientAction = answering("quotes:notCreated")`: a
 * write that never reached the server, or failed there, answers the form with this sentence instead
 * of an error page, so that the input stays. Redirects pass, and so does the answer that the record
 * is not found. Any other answer that is not the action's own comes from an intermediary (a
 * gateway, a challenge).
 */
export const answering =
  (failed: WordKey) =>
  async ({ serverAction }: ClientActionFunctionArgs) => {
    try {
      return await serverAction<Refusal>();
    } catch (error) {
      if (error instanceof Response || isAbsent(error)) throw error;
      // An error status prevents revalidation: the page around the form stays, even where the
      // server cannot be reached.
      return data<Refusal>({ ok: false, error: { key: failed } }, { status: 503 });
    }
  };

const isAbsent = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
