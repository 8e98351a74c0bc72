import { useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { RequestLine } from "#app/ui/connection/request-line.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

/**
 * Replaces content that failed to load: the specification's message, the id to mention to support,
 * and a link to try again.
 */
export function NotLoaded({ what }: { what: WordKey }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  return (
    <Notice kind="error">
      <div className="grid justify-items-start gap-3">
        <p>{t(what)}</p>
        <div className="font-normal">
          <RequestLine />
        </div>
        <LinkButton to={pathname + search} reloadDocument>
          {t("ui:tryAgain")}
        </LinkButton>
      </div>
    </Notice>
  );
}
