import { Form, href } from "react-router";
import { forgetDrafts } from "#app/ui/form/draft.ts";
import { useWords } from "#app/ui/words.ts";

export function SignOut({ className }: { className: string }) {
  const { t } = useWords();
  return (
    <Form method="post" action={href("/sign-out")}>
      {/* Not of the form: without scripts for the page it is the browser that sends it (later.ts). */}
      <button type="submit" className={className} onClick={forgetDrafts}>
        {t("site:nav.signOut")}
      </button>
    </Form>
  );
}
