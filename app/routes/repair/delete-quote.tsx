import { href, replace } from "react-router";
import { viewerOf, type Writer, write } from "#app/features/account/guard.server.ts";
import { findQuote } from "#app/features/quotes/find-quote.server.ts";
import { DeleteQuote } from "#app/features/quotes/job-page/delete-quote.tsx";
import { removeQuote } from "#app/features/quotes/save-quote.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/delete-quote";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const viewer = viewerOf(context);
  const quote = (await findQuote(db, viewer.id, params.jobId, params.quoteId)) ?? notFound();
  return { frozen: quote.status !== "pending" };
}

export const action = write(
  "repair",
  async ({ context, params, viewer }: Route.ActionArgs & Writer) => {
    const { db } = context.get(platformContext);
    return attempt("quotes:notDeleted", async () => {
      if (await removeQuote(db, viewer.id, params.jobId, params.quoteId))
        return replace(href("/repair-cms/:jobId", params));
      return (await findQuote(db, viewer.id, params.jobId, params.quoteId))
        ? refuse("quotes:frozen", 409)
        : notFound();
    });
  },
);

export const clientAction = answering("quotes:notDeleted");

export default function Page({ actionData, loaderData, params }: Route.ComponentProps) {
  return (
    <DeleteQuote
      closeTo={href("/repair-cms/:jobId", params)}
      answer={actionData}
      frozen={loaderData.frozen}
    />
  );
}
