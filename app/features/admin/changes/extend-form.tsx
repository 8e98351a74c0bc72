import { href, useFetcher } from "react-router";
import { displayName, type PersonView } from "#app/features/admin/people/person.ts";
import { type FormAnswer, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Back } from "#app/ui/page/here.tsx";
import { useWords } from "#app/ui/words.ts";
import { Done } from "./in-place.tsx";

/** 'Extend 30 days'. Sends the profile's version, so that a form sent twice extends once. */
export function ExtendForm({ person }: { person: PersonView }) {
  const { t } = useWords();
  const fetcher = useFetcher<FormAnswer>();
  if (person.membership.tier === "free") return null;
  return (
    <WorkForm
      answer={fetcher.data}
      fetcher={fetcher}
      action={href("/admin/users/:userId/extend", { userId: person.id })}
      className="grid gap-2"
    >
      <Back />
      <input type="hidden" name="version" value={person.version} />
      <SubmitButton
        kind="plain"
        className="justify-self-start"
        pending={t("admin:plan.extending")}
        aria-label={t("admin:plan.extendOf", { who: displayName(person) })}
      >
        {t("admin:plan.extend")}
      </SubmitButton>
      <Done>{fetcher.data?.ok && t("admin:done.extended")}</Done>
    </WorkForm>
  );
}
