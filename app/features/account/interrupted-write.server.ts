import { type Refusal, refuse } from "#app/http/answers.ts";
import { shownValues } from "#app/http/form.ts";
import { readBody } from "#app/http/form-body.ts";
import { type FormSize, largestForm } from "#app/http/form-size.ts";

/** The data of the error page of an interrupted write (`InterruptedForm`). */
export type Interrupted = Omit<Refusal, "ok"> & { sendTo: string };

/**
 * The largest draft that is sent back: far more than people type. Anyone may post here, and the
 * page holds it more than once.
 */
const largestDraft: FormSize = { ...largestForm, bytes: 64 * 1024 };

/**
 * Refuses a write without a valid session. With JavaScript the form is still on the screen and
 * shows the refusal. Without, its page cannot be rendered, as there is no viewer: the error page
 * shows the draft, ready to be sent again.
 */
export async function interrupt(request: Request, reason: Omit<Refusal, "ok">, status: number) {
  const url = new URL(request.url);
  if (url.pathname.endsWith(".data")) return refuse(reason, status);
  const form = await readBody(request, largestDraft);
  const values = form instanceof FormData ? shownValues(form) : {};
  throw refuse({ ...reason, values, sendTo: url.pathname + url.search } as Interrupted, status);
}
