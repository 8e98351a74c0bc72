import { redirect, useLocation } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { savePhrase } from "#app/features/phrases/edit-phrase.server.ts";
import { contentOf, phraseForm, phraseFormSize } from "#app/features/phrases/forms.ts";
import { findPhrase } from "#app/features/phrases/list/phrases.server.ts";
import { phrasesAddress } from "#app/features/phrases/list/search.ts";
import { PhraseFields } from "#app/features/phrases/phrase-fields.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/edit";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const phrase = (await findPhrase(db, shop.id, params.phraseId)) ?? notFound();
    return { phrase };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { receives: phraseFormSize, failed: "phrases:notSaved" },
  async ({ db, now, params, shop, viewer }: Route.ActionArgs & InShop, { values, check }) => {
    const find = async () => (await findPhrase(db, shop.id, params.phraseId)) ?? notFound();
    const { kind, version: current } = await find();
    const form = check(phraseForm);
    if (!form.ok) return refuse(form);
    if (form.value.kind !== kind) notFound();
    const key = { shopId: shop.id, id: params.phraseId };
    const author = { by: viewer.id, now };
    const { version = current } = form.value;
    const content = contentOf(form.value);
    const saved = await savePhrase(db, key, { kind, content, version, author });
    if (saved === "saved") return redirect(phrasesAddress.href({ list: kind }));
    if (saved === "taken") return refuse({ error: { key: "phrases:taken" }, values }, 409);
    const fresh = { ...values, version: String((await find()).version) };
    return refuse({ error: { key: "phrases:changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("phrases:notSaved");

export default function EditPhrase({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { phrase } = loaderData;
  const search = phrasesAddress.read(new URLSearchParams(useLocation().search));
  const closeTo = phrasesAddress.href({ ...search, list: phrase.kind });
  return (
    <FormDialog
      title={t(`phrases:change.${phrase.kind}`)}
      closeTo={closeTo}
      answer={actionData}
      draft={`phrase:${phrase.id}`}
      stable={{ name: "version", value: String(phrase.version) }}
    >
      <PhraseFields start={phrase} />
    </FormDialog>
  );
}
