import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { createSession } from "#app/features/videos/live/create-session.server.ts";
import { LiveFields } from "#app/features/videos/live/session-fields.tsx";
import { readLiveForm } from "#app/features/videos/live/session-form.ts";
import { attempt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readerZone } from "#app/http/time-zone.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import { listQuery } from "#app/values/list-query.ts";
import type { Route } from "./+types/new-session";

/** The id of the new session: a form that is sent twice creates one. */
export const loader = read("admin", ({ request }: Route.LoaderArgs) => ({
  id: newId(),
  zone: readerZone(request),
}));

export const action = write(
  "admin",
  async ({ db, now, request, viewer }: Route.ActionArgs & SignedIn) => {
    const form = await readLiveForm(request, now);
    if (!form.ok) return refuse(form);
    return attempt({ error: { key: "videos:live.notSaved" }, values: form.values }, async () => {
      await createSession(db, {
        actorId: viewer.id,
        id: form.id ?? newId(),
        draft: form.draft,
        now,
      });
      return redirect(href("/admin/videos/live") + listQuery(new URL(request.url).search));
    });
  },
);

export const clientAction = answering("videos:live.notSaved");

export default function NewSession({ loaderData: { id, zone }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const list = useListAddress(href("/admin/videos/live"));
  return (
    <FormDialog
      title={t("videos:live.add")}
      closeTo={list()}
      long
      answer={actionData}
      draft="live:new"
      stable={{ name: "id", value: id }}
      label={t("videos:live.add")}
    >
      <LiveFields zone={zone} />
    </FormDialog>
  );
}
