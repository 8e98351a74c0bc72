import { href, useLocation } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { RequestLine } from "#app/ui/connection/request-line.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { useWords } from "#app/ui/words.ts";

/** For an owner whose plan has ended: the record can be read, and where the plans are. */
export function PlanEnded() {
  const { t } = useWords();
  return (
    <Notice kind="info" className="mt-4">
      <p className="mb-3">{t("repair:job.readOnly")}</p>
      <LinkButton to={href("/premium")}>{t("repair:job.plans")}</LinkButton>
    </Notice>
  );
}

/** Instead of a job: it is not there, or not this person's; or it could not be read. */
export function JobProblem({ missing }: { missing: boolean }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const title = t(missing ? "repair:job.notFound" : "repair:job.notLoaded");
  return (
    <div className="mt-4">
      <PageTitle page={title} />
      {missing ? (
        <Empty title={title} heading="h1" />
      ) : (
        <Notice kind="error">
          <h1 className="mb-3">{title}</h1>
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
