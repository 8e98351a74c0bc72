import type { ViewerShop } from "#app/features/account/viewer.ts";
import { attempt, doneAt, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import { ownPath } from "#app/http/return-to.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { startForm, stopForm } from "./forms.ts";
import { startEntry, stopEntry, type Work } from "./start-stop.server.ts";

type Services = Pick<Platform, "db" | "now">;
type Acting = { shop: ViewerShop; viewerId: string };

/** Pages of the clock are not found until the shop's owner has turned it on. */
export const withClock = <Shop extends Pick<ViewerShop, "usesClock">>(shop: Shop): Shop =>
  shop.usesClock ? shop : notFound();

const startProblems = {
  gone: "clock:gone",
  tooMany: "clock:tooMany",
} as const satisfies Record<string, WordKey>;

/** Starts the entry of a posted form, on a job if one is given, and redirects to `page`. */
export async function startByForm(
  { db, now }: Services,
  request: Request,
  { shop, viewerId, jobId, page }: Acting & { jobId?: string; page: string },
) {
  withClock(shop);
  const form = await readForm(request, startForm);
  if (!form.ok) return refuse(form);
  const { id: sent, quoteId, activity, back } = form.value;
  return attempt({ error: { key: "clock:failed" }, values: form.values }, async () => {
    const at = now();
    const id = formId(sent, at);
    const work: Work = jobId ? { jobId, quoteId } : { activity };
    const ref = { shopId: shop.id, memberId: viewerId };
    const started = await startEntry(db, ref, { id, work, by: viewerId, now: at });
    if (started === "gone" && jobId && !quoteId) notFound();
    if (started !== "started") return refuse(startProblems[started], 409);
    return doneAt(request, ownPath(back) ?? page);
  });
}

/** Stops the entry that a posted form names. */
export async function stopByForm(
  { db, now }: Services,
  request: Request,
  { shop, viewerId, page }: Acting & { page: string },
) {
  withClock(shop);
  const form = await readForm(request, stopForm);
  if (!form.ok) return refuse(form);
  return attempt("clock:failed", async () => {
    const ref = { shopId: shop.id, memberId: viewerId };
    const stopped = await stopEntry(db, ref, { id: form.value.id, now: now() });
    return stopped === "gone"
      ? refuse("clock:gone", 409)
      : doneAt(request, ownPath(form.value.back) ?? page);
  });
}
