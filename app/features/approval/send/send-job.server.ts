import type { printerOf } from "#app/features/approval/paper/printer.server.ts";
import type { JobRef } from "#app/features/repair/job.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { readForm } from "#app/http/form.ts";
import { formId } from "#app/http/form-id.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { WordKey } from "#app/values/word-key.ts";
import type { SendProblem } from "./send.server.ts";
import { sendForm, sendFormSize } from "./send-forms.ts";

const problems: Record<Exclude<SendProblem, "gone">, WordKey> = {
  none: "send:problems.none",
  stale: "send:problems.stale",
  asWritten: "send:problems.asWritten",
  currencies: "send:problems.currencies",
  changed: "send:problems.changed",
  twice: "send:problems.twice",
};

type LoadT = Parameters<typeof printerOf>[1];

/** Sends the chosen quotes to the customer as one revision, once however often it is posted. */
export async function sendJob(
  platform: Platform,
  { by, loadT, ...ref }: JobRef & { by: string; loadT: LoadT },
  request: Request,
) {
  const form = await readForm(request, sendForm, sendFormSize);
  if (!form.ok) return refuse(form);
  const { quotes, message, asWritten, inspection } = form.value;
  const mail = form.value.mail !== undefined && form.value.by === undefined;
  return attempt({ error: { key: "send:problems.failed" }, values: form.values }, async () => {
    const [{ sendRevision }, { passOn }, { printerOf }] = await Promise.all([
      import("./send.server.ts"),
      import("./pass-on.server.ts"),
      import("#app/features/approval/paper/printer.server.ts"),
    ]);
    const now = platform.now();
    const id = formId(form.value.id, now);
    const sent = await sendRevision(platform, ref, {
      id,
      quoteIds: [...new Set(quotes)],
      asWritten: asWritten !== undefined,
      inspection: inspection !== undefined,
      by,
      now,
      print: printerOf(platform, loadT),
      mail,
    });
    if (sent === "gone") return notFound();
    if (typeof sent === "string")
      return refuse({ error: { key: problems[sent] }, values: form.values }, 409);
    return await passOn(platform, ref, { ...sent, id, message, mail });
  });
}
