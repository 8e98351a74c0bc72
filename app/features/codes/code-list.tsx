import { href, Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import { type CodeQuery, codesAddress } from "./browse.ts";
import { CodeRows } from "./code-rows.tsx";
import type { CodeSummary } from "./summary.ts";

type Props = {
  query: CodeQuery;
  codes: readonly CodeSummary[];
  more: boolean;
  name?: string | undefined;
};

/** A page of codes, with links to the next and the first one. */
export function CodeList({ query, codes, more, name }: Props) {
  const { t } = useWords();
  const { family, after } = query;
  const rest = { ...query, after: undefined };
  return (
    <section aria-label={name ?? t("codes:title")}>
      {family && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="heading">
            {family} <span className="text-ink-soft">{name}</span>
          </h2>
          <Link to={href("/codes")} className="inline-flex min-h-11 items-center underline">
            {t("codes:all")}
          </Link>
        </div>
      )}
      {codes.length > 0 ? <CodeRows codes={codes} /> : <NothingFound />}
      {(more || after) && (
        <nav aria-label={t("codes:more")} className="mt-6 flex flex-wrap gap-3">
          {after && <LinkButton to={codesAddress.href(rest)}>{t("codes:first")}</LinkButton>}
          {more && (
            <LinkButton to={codesAddress.href({ ...rest, after: codes.at(-1)!.code })}>
              {t("codes:more")}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

function NothingFound() {
  const { t } = useWords();
  return (
    <Empty title={t("codes:none")}>
      <p className="text-ink-soft">{t("codes:noneText")}</p>
      <LinkButton to={href("/codes")}>{t("codes:all")}</LinkButton>
    </Empty>
  );
}
