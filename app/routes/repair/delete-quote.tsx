import { replace } from "react-router";
import { findViewerOf, type Writer, write } from "#app/features/account/guard.server.ts";
import { DeleteQuote } from "#app/features/repair/delete-quote.tsx";
import { findQuote, removeQuote } from "#app/features/repair/quotes.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { keepPage } from "#app/http/keep-page.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/delete-quote";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const viewer = findViewerOf(context);
  // The session died before the button was pressed: the question comes back with that sentence (decision 31).
  if (!viewer) return { frozen: false };
  const quote = (await findQuote(db, viewer.id, params.jobId, params.quoteId)) ?? notFound();
  return { frozen: quote.status !== "pending" };
}

export const action = write("repair", async ({ context, params, viewer }: Route.ActionArgs & Writer) => {
  const { db } = context.get(platformContext);
  return attempt("repair:quotes.notDeleted", async () => {
    if (await removeQuote(db, viewer.id, params.jobId, params.quoteId)) return replace(`/repair-cms/${params.jobId}`);
    return (await findQuote(db, viewer.id, params.jobId, params.quoteId)) ? refuse("repair:quotes.frozen", 409) : notFound();
  });
});

export const clientAction = keepPage("repair:quotes.notDeleted");

export default function Page({ actionData, loaderData, params }: Route.ComponentProps) {
  return <DeleteQuote closeTo={`/repair-cms/${params.jobId}`} answer={actionData} frozen={loaderData.frozen} />;
}
