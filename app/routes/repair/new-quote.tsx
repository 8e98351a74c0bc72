import { data, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { viewerOf, type Writer, write } from "#app/features/account/guard.server.ts";
import { formId } from "#app/features/repair/form-id.ts";
import { findQuoteGround } from "#app/features/repair/job-sheet.server.ts";
import type { Place } from "#app/features/repair/place.ts";
import { priceQuote, sameContent } from "#app/features/repair/quote.ts";
import { QuoteForm } from "#app/features/repair/quote-form.tsx";
import { quoteForm, rearranged } from "#app/features/repair/quote-forms.ts";
import { createQuote, findQuote } from "#app/features/repair/quotes.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readForm } from "#app/http/form.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/new-quote";

export const handle: Place = { place: "newQuote" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const ground = await attempt(() => findQuoteGround(db, viewerOf(context).id, params.jobId));
  if (ground.ok && !ground.value) notFound();
  // Without settings the page around this one says so already.
  return { id: newId(), rates: ground.ok ? ground.value?.rates : undefined };
}

export const action = write("repair", async ({ context, params, request, viewer }: Route.ActionArgs & Writer) => {
  const { db, now } = context.get(platformContext);
  const ground = await attempt(() => findQuoteGround(db, viewer.id, params.jobId));
  const form = await readForm(request, quoteForm);
  const again = { values: form.values };
  if (!ground.ok) return refuse({ error: { key: "repair:quotes.notCreated" }, ...again }, 500);
  if (!ground.value) notFound();
  const { rates } = ground.value;
  if (!rates) return refuse({ error: { key: "repair:quotes.noShop" }, ...again });

  const lines = rearranged(form, request);
  if (lines) return data(lines);
  if (!form.ok) return refuse(form);

  const id = formId(form.value.id, now());
  const quote = { ...form.value, ...priceQuote(form.value, rates.hourlyRate) };
  const made = await attempt(() => createQuote(db, viewer.id, params.jobId, id, quote, rates, now()));
  if (!made.ok) return refuse({ error: { key: "repair:quotes.notCreated" }, ...again }, 500);
  if (made.value === "noJob") notFound();
  if (made.value === "taken") {
    // Sent twice it is one quote; but a form that was changed after it was saved (the back button) is not lost.
    const first = await findQuote(db, viewer.id, params.jobId, id);
    const fresh = { values: { ...form.values, id: newId() } };
    if (!first || !sameContent(first, quote)) return refuse({ error: { key: "repair:quotes.alreadySaved" }, ...fresh }, 409);
  }
  return redirect(`/repair-cms/${params.jobId}`);
});

export const clientAction = answering("repair:quotes.notCreated");

export default function NewQuote({ actionData, loaderData, params }: Route.ComponentProps) {
  const path = `/repair-cms/${params.jobId}`;
  const { id, rates } = loaderData;
  if (!rates) return null;
  return (
    <QuoteForm action={`${path}/quotes/new`} closeTo={path} answer={actionData} draft={`quote:${params.jobId}`} rates={rates} id={id} />
  );
}
