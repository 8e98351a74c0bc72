import { href, Link } from "react-router";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { useWords } from "#app/ui/words.ts";
import type { AuditLine } from "./audit.ts";
import { type AuditSearch, auditAddress } from "./audit-address.ts";
import { AuditTable } from "./audit-table.tsx";

/** A page of audit entries, or why there are none. */
export function AuditList({ lines, asked }: { lines: readonly AuditLine[]; asked: AuditSearch }) {
  const { t } = useWords();
  if (lines.length > 0) return <AuditTable lines={lines} />;
  const { person, text, action, from, to } = asked;
  if (text || action || from || to)
    return (
      <Empty title={t("admin:audit.noneFound")}>
        <LinkButton to={href("/admin/audit")}>{t("admin:audit.all")}</LinkButton>
      </Empty>
    );
  return <Empty title={t(person ? "admin:audit.noneOf" : "admin:audit.none")} />;
}

/** The filter by user, and a link to every entry. */
export function AuditOfPerson({
  asked: { person, as, from, to },
  who,
}: {
  asked: AuditSearch;
  who: string;
}) {
  const { t } = useWords();
  const filters = [
    { as: "subject", label: t("admin:audit.doneTo", { who }) },
    { as: "actor", label: t("admin:audit.doneBy", { who }) },
  ] as const;
  return (
    <nav aria-label={t("admin:audit.filter")} className="mb-6 flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <Link
          key={filter.as}
          to={auditAddress.href({ person, as: filter.as, from, to })}
          aria-current={filter.as === as ? "true" : undefined}
          className="label inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-base hover:bg-steel aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {filter.label}
        </Link>
      ))}
      <LinkButton kind="quiet" to={href("/admin/audit")}>
        {t("admin:audit.all")}
      </LinkButton>
    </nav>
  );
}
