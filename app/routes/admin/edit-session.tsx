import { href, redirect } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { saveSession } from "#app/features/videos/live/save-session.server.ts";
import { LiveFields } from "#app/features/videos/live/session-fields.tsx";
import { readLiveForm } from "#app/features/videos/live/session-form.ts";
import { findSession } from "#app/features/videos/live/sessions.server.ts";
import { attempt, notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { listQuery } from "#app/values/list-query.ts";
import type { Route } from "./+types/edit-session";

export const loader = read(
  "admin",
  async ({ db, params, request }: Route.LoaderArgs & SignedIn) => {
    const session = (await findSession(db, params.sessionId)) ?? notFound();
    return { session, zone: readerZone(request) };
  },
);

export const action = write(
  "admin",
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readLiveForm(request, now);
    if (!form.ok) return refuse(form);
    const { draft, sequence, values } = form;
    if (sequence === undefined) return refuse({ error: { key: "ui:form.unreadable" }, values });
    return attempt({ error: { key: "videos:live.notSaved" }, values }, async () => {
      const saved =
        (await saveSession(db, {
          actorId: viewer.id,
          id: params.sessionId,
          sequence,
          draft,
          now,
        })) ?? notFound();
      if (saved.ok)
        return redirect(href("/admin/videos/live") + listQuery(new URL(request.url).search));
      const key = saved.cancelled ? "videos:live.isCancelled" : "videos:live.changedMeanwhile";
      return refuse(
        { error: { key }, values: { ...values, sequence: String(saved.sequence) } },
        409,
      );
    });
  },
);

export const clientAction = answering("videos:live.notSaved");

export default function EditSession({
  loaderData: { session, zone },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords();
  const list = useListAddress(href("/admin/videos/live"));
  return (
    <FormDialog
      title={t("videos:live.editTitle")}
      closeTo={list()}
      long
      answer={actionData}
      preventScrollReset
      stable={{ name: "sequence", value: String(session.sequence) }}
    >
      <LiveFields session={session} zone={zone} />
    </FormDialog>
  );
}
