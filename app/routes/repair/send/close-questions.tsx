import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { setQuestionsClosed } from "#app/features/approval/questions/close.server.ts";
import { closeForm } from "#app/features/approval/questions/question-form.ts";
import { ActionError } from "#app/features/repair/page/action-error.tsx";
import { attempt, notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import type { Route } from "./+types/close-questions";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => null);

/** Closes the thread of a job, or opens it again. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params: { jobId }, request, shop }: Route.ActionArgs & InShop) =>
    attempt("questions:failed", async () => {
      const form = await readForm(request, closeForm);
      const isClosed = form.ok && form.value.close === "yes";
      if (!(await setQuestionsClosed(db, { shopId: shop.id, jobId }, isClosed))) return notFound();
      return redirect(href("/repair-cms/:jobId/questions", { jobId }));
    }),
);

export const clientAction = answering("questions:failed");

export default ActionError;
