import { href, useActionData, useLocation } from "react-router";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";

/**
 * The page of an address that only takes a press of a button: what it answered when it could not do
 * it, without JavaScript.
 */
export function ActionError() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const answer = useActionData<FormAnswer>();
  if (answer?.ok !== false || !answer.error) return null;
  return (
    <Notice kind="error" className="mt-4">
      {t(answer.error)}{" "}
      {answer.signIn && (
        <a
          className="underline"
          href={`${href("/login")}?to=${encodeURIComponent(pathname.split("/quotes/")[0]!)}`}
        >
          {t("account:session.signInAgain")}
        </a>
      )}
    </Notice>
  );
}
