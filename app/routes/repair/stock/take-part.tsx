import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { takeForm } from "#app/features/stock/items/forms.ts";
import { TakePage } from "#app/features/stock/taking/take-page.tsx";
import { findTaking, takePart } from "#app/features/stock/taking/take-part.server.ts";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { JobError } from "#app/routes/repair/job-error.tsx";
import type { Route } from "./+types/take-part";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, context, params, request, shop }: Route.LoaderArgs & InShop) => {
    const text = new URL(request.url).searchParams.get("q")?.slice(0, 200) ?? "";
    const asked = { reader: languageOf(context), text };
    const page = (await findTaking(db, { shopId: shop.id, ...params }, asked)) ?? notFound();
    return { page, newId: newId() };
  },
);

/** Takes what a part of a job needs from the shelf, once. */
export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: takeForm, failed: "stock:take.notTaken" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop, { id, item }) => {
    const taking = { id: formId(id, now), itemId: item, by: viewer.id, now };
    const taken = await takePart(db, { shopId: shop.id, ...params }, taking);
    if (taken === "gone") return notFound();
    if (taken === "overtaken") return refuse("parts:ofJob.overtaken", 409);
    if (taken === "short") return refuse("stock:take.short", 409);
    return redirect(href("/repair-cms/:jobId/parts", { jobId: params.jobId }));
  },
);

export const clientAction = answering("stock:take.notTaken");

export default function TakePart({ loaderData, params, actionData }: Route.ComponentProps) {
  return <TakePage {...loaderData} jobId={params.jobId} answer={actionData} />;
}

export const ErrorBoundary = JobError;
