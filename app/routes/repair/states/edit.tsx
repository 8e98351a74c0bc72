import { href, redirect } from "react-router";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { findState } from "#app/features/states/find-states.server.ts";
import { contentOf, stateForm } from "#app/features/states/forms.ts";
import { RetireForm } from "#app/features/states/retire-form.tsx";
import { saveState } from "#app/features/states/save-state.server.ts";
import { StateFields } from "#app/features/states/state-fields.tsx";
import { notFound, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { smallForm } from "#app/http/form-size.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/edit";

export const loader = read(
  { area: "repair", needs: "manageShop" },
  async ({ db, params, shop }: Route.LoaderArgs & InShop) => {
    const state = (await findState(db, { shopId: shop.id, id: params.stateId })) ?? notFound();
    return { state };
  },
);

export const action = write(
  { area: "repair", needs: "manageShop" },
  { receives: smallForm, failed: "states:notSaved" },
  async ({ db, params, shop }: Route.ActionArgs & InShop, { values, check }) => {
    const key = { shopId: shop.id, id: params.stateId };
    const state = (await findState(db, key)) ?? notFound();
    const form = check(stateForm);
    if (!form.ok) return refuse(form);
    const { version = state.version } = form.value;
    const saved = await saveState(db, key, { ...contentOf(form.value), version });
    if (saved === "saved") return redirect(href("/repair-cms/states"));
    const fresh = { ...values, version: String(state.version) };
    return refuse({ error: { key: "states:changed" }, values: fresh }, 409);
  },
);

export const clientAction = answering("states:notSaved");

export default function EditState({ loaderData: { state }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = href("/repair-cms/states");
  return (
    <FormDialog
      title={t("states:edit")}
      closeTo={closeTo}
      answer={actionData}
      draft={`state:${state.id}`}
      stable={{ name: "version", value: String(state.version) }}
      below={<RetireForm id={state.id} retired={state.retiredAt !== null} />}
    >
      <StateFields state={state} />
    </FormDialog>
  );
}
