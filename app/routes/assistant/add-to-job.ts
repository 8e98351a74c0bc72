import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findTurn } from "#app/features/assistant/history.server.ts";
import { notFound } from "#app/http/answers.ts";
import type { Route } from "./+types/add-to-job";

export const loader = read("assistant", () => redirect(href("/premium")));

/**
 * Redirects to the job's diagnostic with the answer in its form; saves nothing. The answer is found
 * among the viewer's own, the job in their shop: a member takes over what they were answered, also
 * after their own plan has ended, and another's answer is not found.
 */
export const action = write(
  { area: "repair", needs: "diagnose" },
  async ({ db, params, viewer }: Route.ActionArgs & InShop) => {
    const turn = (await findTurn(db, viewer.id, params.answerId)) ?? notFound();
    if (turn.jobId === null || turn.response === "" || turn.status === "running") notFound();
    const form = href("/repair-cms/:jobId/diagnostic", { jobId: turn.jobId });
    return redirect(`${form}?answer=${params.answerId}#diagnostic`);
  },
);
