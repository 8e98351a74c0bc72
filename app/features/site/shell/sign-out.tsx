import { Form, href } from "react-router";
import { forgetDrafts } from "#app/ui/form/draft.ts";
import { useWords } from "#app/ui/words.ts";

export function SignOut({ className }: { className: string }) {
  const { t } = useWords();
  return (
    <Form method="post" action={href("/sign-out")} onSubmit={forgetDrafts}>
      <button type="submit" className={className}>
        {t("site:nav.signOut")}
      </button>
    </Form>
  );
}
