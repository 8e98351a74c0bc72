import { useLocation } from "react-router";
import { useAddresses } from "#app/ui/text/addresses.ts";
import { useWords } from "#app/ui/words.ts";

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

function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
