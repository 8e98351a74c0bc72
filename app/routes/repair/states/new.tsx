import { href, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { type InShop, read, write } from "#app/features/account/guard.server.ts";
import { jobStatuses } from "#app/features/repair/job.ts";
import { contentOf, newStateForm } from "#app/features/states/forms.ts";
import { addState } from "#app/features/states/save-state.server.ts";
import { StateFields } from "#app/features/states/state-fields.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { formId } from "#app/http/form-id.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/new";

export const loader = read({ area: "repair", needs: "manageShop" }, () => ({ id: newId() }));

export const action = write(
  { area: "repair", needs: "manageShop" },
  { form: newStateForm, failed: "states:notSaved" },
  async ({ db, now, shop }: Route.ActionArgs & InShop, value, values) => {
    const key = { shopId: shop.id, id: formId(value.id, now) };
    const added = await addState(db, key, { status: value.status, ...contentOf(value) });
    if (added === "full") return refuse({ error: { key: "states:full" }, values }, 409);
    return redirect(href("/repair-cms/states"));
  },
);

export const clientAction = answering("states:notSaved");

export default function NewState({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const closeTo = href("/repair-cms/states");
  return (
    <FormDialog
      title={t("states:add")}
      closeTo={closeTo}
      answer={actionData}
      draft="state"
      stable={{ name: "id", value: loaderData.id }}
    >
      <SelectField
        name="status"
        label={t("states:status")}
        defaultValue="in_progress"
        options={jobStatuses.map((value) => ({
          value,
          label: t(`repair:jobs.status.${value}`),
        }))}
      />
      <StateFields />
    </FormDialog>
  );
}
