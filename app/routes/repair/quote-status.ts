import { redirect } from "react-router";
import { type Writer, write } from "#app/features/account/guard.server.ts";
import type { Place } from "#app/features/repair/place.ts";
import { quoteStatusForm } from "#app/features/repair/quote-forms.ts";
import { setQuoteStatus } from "#app/features/repair/quotes.server.ts";
import { Refused } from "#app/features/repair/refused.tsx";
import { attempt, doneAt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/quote-status";

export const handle: Place = { place: "newQuote" };

// A choice on the job's page, not a page: whoever opens its address is led to the job.
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/repair-cms/${params.jobId}`);

export const action = write("repair", async ({ context, params, request, viewer }: Route.ActionArgs & Writer) => {
  const { db, now } = context.get(platformContext);
  const form = await readForm(request, quoteStatusForm);
  if (!form.ok) return refuse("repair:quotes.statusNotUpdated");
  const { status } = form.value;
  const set = await attempt(() => setQuoteStatus(db, viewer.id, params.jobId, params.quoteId, status, now()));
  if (!set.ok) return refuse("repair:quotes.statusNotUpdated", 500);
  if (!set.value) notFound();
  return doneAt(request, `/repair-cms/${params.jobId}`);
});

export const clientAction = answering("repair:quotes.statusNotUpdated");

export default Refused;
