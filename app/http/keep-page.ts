import { isRouteErrorResponse } from "react-router";
import type { WordKey } from "#app/values/word-key.ts";
import type { Answer } from "./answers.ts";

/**
 * A `clientAction` that keeps the page when the server cannot be reached: the form says the sentence, and nothing that was typed or
 * shown goes away. Redirects and answers such as 404 go through.
 */
export const keepPage =
  (reason: WordKey) =>
  async ({ serverAction }: { serverAction: () => Promise<unknown> }): Promise<Answer | undefined> => {
    try {
      return (await serverAction()) as Answer | undefined;
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error)) throw error;
      return { ok: false, error: { key: reason } };
    }
  };
