import { useLocation } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useAddresses } from "#app/ui/text/addresses.ts";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";

// Components of their own: what reads the address is rendered again with each step.

/** The page that a form without JavaScript returns to. */
export const Back = () => <input type="hidden" name="back" value={useHere()} />;

/** The link of a refusal without a session: signing in returns to this page. */
export function SignInAgain() {
  const { t } = useWords();
  return (
    <a className="underline" href={useAddresses().signIn(useHere())}>
      {t("account:session.signInAgain")}
    </a>
  );
}

type RefusalProps = { refusal: { error?: Message; signIn?: boolean } | undefined };

/** Refusal of a form that is saved in place; nothing without one. */
export function RefusalNotice({ refusal }: RefusalProps) {
  const { t } = useWords();
  if (!refusal?.error) return null;
  return (
    <Notice kind="error">
      {t(refusal.error)} {refusal.signIn && <SignInAgain />}
    </Notice>
  );
}

function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
