import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { contentOf, phraseForm, phraseFormSize } from "#app/features/phrases/forms.ts";
import { phrasesAddress } from "#app/features/phrases/list/search.ts";
import { PhraseFields } from "#app/features/phrases/phrase-fields.tsx";
import { addPhrase } from "#app/features/phrases/save-phrase.server.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useListAddress } from "#app/ui/page/list-address.ts";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/new";

export const loader = read(
  { area: "repair", needs: "editQuotes" },
  ({ request }: Route.LoaderArgs) => {
    const { list } = phrasesAddress.read(new URL(request.url).searchParams);
    return { id: newId(), kind: list === "trade" ? ("line" as const) : list };
  },
);

export const action = write(
  { area: "repair", needs: "editQuotes" },
  { form: phraseForm, size: phraseFormSize, failed: "phrases:notSaved" },
  async ({ db, now, shop, viewer }: Route.ActionArgs & InShop, value, values) => {
    const { kind, id } = value;
    const key = { shopId: shop.id, id: formId(id, now) };
    const author = { by: viewer.id, now };
    const added = await addPhrase(db, key, kind, contentOf(value), author);
    if (added.meta.changes === 0) return refuse({ error: { key: "phrases:full" }, values }, 409);
    return redirect(phrasesAddress.href({ list: kind }));
  },
);

export const clientAction = answering("phrases:notSaved");

export default function NewPhrase({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const { id, kind } = loaderData;
  const closeTo = useListAddress(href("/repair-cms/words"))();
  return (
    <FormDialog
      title={t(`phrases:add.${kind}`)}
      closeTo={closeTo}
      answer={actionData}
      draft={`phrase:${kind}`}
      stable={{ name: "id", value: id }}
    >
      <PhraseFields start={{ kind }} />
    </FormDialog>
  );
}
