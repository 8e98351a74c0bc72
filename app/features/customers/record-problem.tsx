import { href, isRouteErrorResponse, useLocation } from "react-router";
import { InterruptedForm, interruptedBy } from "#app/features/account/interrupted-form.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { RequestLine } from "#app/ui/connection/request-line.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { useWords } from "#app/ui/words.ts";
import type { WordKey } from "#app/values/word-key.ts";

type Props = { error: unknown; notFound: WordKey; notLoaded: WordKey };

/**
 * Shown instead of a customer or vehicle that is absent or another shop's, that could not be read,
 * or whose form was interrupted.
 */
export function RecordProblem({ error, notFound, notLoaded }: Props) {
  const interrupted = interruptedBy(error);
  if (interrupted) return <InterruptedForm {...interrupted} />;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Problem title={missing ? notFound : notLoaded} missing={missing} />;
}

function Problem({ title, missing }: { title: WordKey; missing: boolean }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const heading = t(title);
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageTitle page={heading} />
      {missing ? (
        <Empty title={heading} heading="h1">
          <LinkButton to={href("/repair-cms/customers")}>{t("customers:person.back")}</LinkButton>
        </Empty>
      ) : (
        <Notice kind="error">
          <h1 className="mb-3">{heading}</h1>
          <div className="mb-3 font-normal">
            <RequestLine />
          </div>
          <LinkButton to={pathname + search} reloadDocument>
            {t("ui:tryAgain")}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}
