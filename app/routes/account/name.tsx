import { href, redirect } from "react-router";
import { nameForm } from "#app/features/account/forms.ts";
import type { SignedIn } from "#app/features/account/guard.server.ts";
import { write } from "#app/features/account/guard.server.ts";
import { setName } from "#app/features/account/profiles.server.ts";
import { useAccount } from "#app/features/account/use-account.ts";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/name";

export const action = write(
  "member",
  { form: nameForm, failed: "account:login.failed" },
  async ({ db, now, viewer }: Route.ActionArgs & SignedIn, value, values) => {
    const failed = { error: { key: "account:login.failed" as const }, values };
    if (!(await setName(db, viewer.id, value.name, now))) return refuse(failed, 409);
    return redirect(`${href("/account")}?done=name`);
  },
);

export const clientAction = answering("account:login.failed");

export default function Name({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const person = useAccount();
  return (
    <FormDialog
      title={t("account:page.changeName")}
      closeTo={href("/account")}
      answer={actionData}
      draft="account:name"
      className="grid gap-5"
    >
      <TextField
        name="name"
        label={t("account:page.name")}
        hint={t("account:page.nameHint")}
        defaultValue={person.name}
        autoComplete="name"
        maxLength={80}
      />
    </FormDialog>
  );
}
