import { href, Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { CodeTag } from "#app/ui/coded-text.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useWords } from "#app/ui/words.ts";
import { type Browse, browseHref } from "./browse.ts";
import { HazardNames } from "./code-safety.tsx";
import type { Listed } from "./sheet.ts";

/** The search of the library. */
export function CodeSearch({ asked: { text } }: { asked: Pick<Browse, "text"> }) {
  const { t } = useWords();
  return (
    <SearchBox
      action={href("/codes")}
      label={t("codes:search.label")}
      placeholder={t("codes:search.placeholder")}
      text={text}
      forCodes
      className="mb-6"
    />
  );
}

type Family = { family: string; name: string; codes: number };

/** The standard's groups, each a link to its codes. */
export function CodeFamilies({ families }: { families: readonly Family[] }) {
  const { t } = useWords();
  return (
    <nav aria-label={t("codes:groups")}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {families.map(({ family, name, codes }) => (
          <li key={family}>
            <Link
              to={browseHref({ text: "", family })}
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-card px-4 py-2 hover:border-ink"
            >
              <span className="label w-12 shrink-0 text-2xl">{family}</span>
              <span className="min-w-0 flex-1 leading-tight">{name}</span>
              <span className="figures text-base text-ink-soft">{codes}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = { asked: Browse; codes: readonly Listed[]; more: boolean; name?: string | undefined };

/** A page of codes, with the way on and the way back. */
export function CodeList({ asked, codes, more, name }: Props) {
  const { t } = useWords();
  const { family, after } = asked;
  const rest = { ...asked, after: undefined };
  return (
    <section aria-label={name ?? t("codes:title")}>
      {family && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="label text-2xl leading-tight">
            {family} <span className="text-ink-soft">{name}</span>
          </h2>
          <Link to={href("/codes")} className="inline-flex min-h-11 items-center underline">
            {t("codes:all")}
          </Link>
        </div>
      )}
      {codes.length > 0 ? <CodeRows codes={codes} /> : <Nothing />}
      {(more || after) && (
        <nav aria-label={t("codes:more")} className="mt-6 flex flex-wrap gap-3">
          {after && <LinkButton to={browseHref(rest)}>{t("codes:first")}</LinkButton>}
          {more && (
            <LinkButton to={browseHref({ ...rest, after: codes.at(-1)!.code })}>
              {t("codes:more")}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  );
}

/** Codes with their meaning and what can hurt, each row a link to its page. */
export const CodeRows = ({ codes }: { codes: readonly Listed[] }) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-card">
    {codes.map(({ code, title, hazards }) => (
      <li key={code}>
        <Link
          to={href("/codes/:code", { code })}
          className="flex min-h-12 items-baseline gap-3 px-4 py-2.5 hover:bg-steel"
        >
          <span className="figures w-14 shrink-0">
            <CodeTag code={code} />
          </span>
          <span className="min-w-0 leading-snug">
            {title}
            <HazardNames names={hazards} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

function Nothing() {
  const { t } = useWords();
  return (
    <Empty title={t("codes:none")}>
      <p className="text-ink-soft">{t("codes:noneText")}</p>
      <LinkButton to={href("/codes")}>{t("codes:all")}</LinkButton>
    </Empty>
  );
}
