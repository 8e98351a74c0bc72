import { useLocation } from "react-router";
import type { WordKey } from "#app/values/word-key.ts";
import { LinkButton } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { useWords } from "./words.ts";

/** A list that could not be read: what failed, and another try at the same address. */
export function NotLoaded({ what }: { what: WordKey }) {
  const { say } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Notice kind="error">
      <p className="mb-3">{say(what)}</p>
      <LinkButton to={pathname + search} reloadDocument>
        {say("ui:tryAgain")}
      </LinkButton>
    </Notice>
  );
}
