import { redirect, useLocation } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { contentOf, phraseForm, phraseFormSize } from "#app/features/phrases/forms.ts";
import { phrasesHref, readPhraseSearch } from "#app/features/phrases/list/search.ts";
import { PhraseFields } from "#app/features/phrases/phrase-fields.tsx";
import { addPhrase } from "#app/features/phrases/save-phrase.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { FormActions, SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { StableValue } from "#app/ui/text/stable-value.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/new";

export const loader = read({ area: "repair", needs: "editQuotes" }, () => ({ id: newId() }));

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: phraseForm, size: phraseFormSize, failed: "phrases:notSaved" },
  async ({ db, now, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    const { kind, id } = value;
    const key = { shopId: shop.id, id: formId(id, now) };
    const author = { by: viewer.id, now };
    const added = await addPhrase(db, key, kind, contentOf(value), author);
    if (added.meta.changes === 0) return refuse({ error: { key: "phrases:full" }, values }, 409);
    return redirect(phrasesHref({ list: kind, text: "" }));
  },
);

export const clientAction = answering("phrases:notSaved");

export default function NewPhrase({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { list, ...search } = readPhraseSearch(new URLSearchParams(useLocation().search));
  const kind = list === "trade" ? "line" : list;
  return (
    <Modal title={t(`phrases:add.${kind}`)} closeTo={phrasesHref({ ...search, list })}>
      <WorkForm answer={actionData} draft={`phrase:${kind}`} className="grid gap-6">
        <PhraseFields start={{ kind }} />
        <StableValue name="id" value={loaderData.id} />
        <FormActions cancelTo={phrasesHref({ ...search, list })}>
          <SubmitButton pending={t("ui:saving")}>{t("ui:save")}</SubmitButton>
        </FormActions>
      </WorkForm>
    </Modal>
  );
}
