import { isRouteErrorResponse, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { RequestLine } from "#app/ui/connection/request-line.tsx";
import { PageTitle } from "#app/ui/page/page-title.tsx";
import { useWords } from "#app/ui/words.ts";
import { Mark } from "./brand.tsx";

/** Shown instead of a page that was not found or failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const absent = isRouteErrorResponse(error) && error.status === 404;
  const title = t(absent ? "site:error.notFound" : "site:error.unexpected");
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-5 py-8 sm:py-16">
      <PageTitle page={title} />
      <Mark className="size-16 text-line-strong" />
      <h1 className="heading-page">{title}</h1>
      <p className="text-lg">
        {t(absent ? "site:error.notFoundText" : "site:error.unexpectedText")}
      </p>
      {!absent && <RequestLine />}
      <div className="flex flex-wrap gap-3">
        {/* Plain links: a failed page is best reloaded as a document. */}
        {!absent && (
          <a href={pathname + search} className={buttonClass("primary")}>
            {t("ui:tryAgain")}
          </a>
        )}
        <a href="/" className={buttonClass(absent ? "primary" : "plain")}>
          {t("site:error.home")}
        </a>
      </div>
    </div>
  );
}
