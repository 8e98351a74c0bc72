import { href, Outlet, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { choiceForm } from "#app/features/quotes/choices/choice-form.ts";
import { findChoices, makeChoice } from "#app/features/quotes/choices/choices.server.ts";
import { ChoicesPage } from "#app/features/quotes/choices/choices-page.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/choices";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params: { jobId }, shop }: Route.LoaderArgs & InShop) => {
    const found = await findChoices(db, { shopId: shop.id, jobId });
    return { ...(found ?? notFound()), newId: newId() };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: choiceForm, failed: "choices:notSaved" },
  async (
    { db, now, params: { jobId }, shop, viewer }: Route.ActionArgs & InShop,
    value,
    values,
  ) => {
    const change = { choice: formId(value.id, now), ids: value.quotes, by: viewer.id };
    const made = await makeChoice(db, { shopId: shop.id, jobId }, { ...change, now });
    if (!made && !(await findChoices(db, { shopId: shop.id, jobId }))) notFound();
    if (!made) return refuse({ error: { key: "choices:notSaved" }, values }, 409);
    return redirect(href("/repair-cms/:jobId/choices", { jobId }));
  },
);

export const clientAction = answering("choices:notSaved");

export default function Choices({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ChoicesPage {...loaderData} jobId={params.jobId} answer={actionData}>
      <Outlet />
    </ChoicesPage>
  );
}

export const ErrorBoundary = JobError;
