import { href, Link } from "react-router";
import { tierNames } from "#app/features/admin/people/person.ts";
import { type Column, Table } from "#app/ui/table.tsx";
import { Moment, useTimeZone } from "#app/ui/text/when.tsx";
import { useWords, type Words } from "#app/ui/words.ts";
import { formatMoment } from "#app/values/calendar.ts";
import { isLanguage } from "#app/values/language.ts";
import { type Tier, tiers } from "#app/values/tier.ts";
import {
  type AuditLine,
  type AuditPerson,
  changesIn,
  consoleActor,
  siteSubject,
  thingIn,
} from "./audit.ts";
import { actionWords, factWords, momentFacts } from "./audit-words.ts";

/** Audit entries. `of`: they all have this user as the subject, which then has no column. */
export function AuditTable({
  lines,
  of,
}: {
  lines: readonly AuditLine[];
  of?: "subject" | undefined;
}) {
  const { t } = useWords();
  const columns: Column<AuditLine>[] = [
    { label: t("admin:audit.when"), cell: ({ at }) => <Moment at={at} /> },
    { label: t("admin:audit.who"), cell: ({ actor }) => <Who of={actor} /> },
    { label: t("admin:audit.what"), cell: (line) => <What line={line} /> },
    {
      label: t("admin:audit.whom"),
      cell: (line) => <Who of={line.subject} called={thingIn(line)} />,
    },
  ];
  const shown = of ? columns.slice(0, 3) : columns;
  return <Table name={t("admin:audit.title")} columns={shown} rows={lines} id={({ id }) => id} />;
}

/** A user by name, linked; anything else by its stored name and id. */
function Who({
  of: { id, name, email },
  called,
}: {
  of: AuditPerson;
  called?: string | undefined;
}) {
  const { t } = useWords();
  if (id === consoleActor) return <span>{t("admin:audit.console")}</span>;
  if (id === siteSubject) return <span>{t("admin:audit.site")}</span>;
  if (email === null)
    return (
      <>
        {called && <p className="wrap-anywhere">{called}</p>}
        <code className="text-sm text-ink-soft">{id}</code>
      </>
    );
  return (
    <Link
      to={href("/admin/users/:userId", { userId: id })}
      className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {name || email}
    </Link>
  );
}

/** The action and the facts that it changed. */
function What({ line }: { line: AuditLine }) {
  const words = useWords();
  const zone = useTimeZone();
  const { t } = words;
  const { action, before } = line;
  return (
    <div>
      <p className="font-semibold">{action in actionWords ? t(actionWords[action]) : action}</p>
      <ul className="text-base">
        {changesIn(line).map(({ name, was, is }) => (
          <li key={name} suppressHydrationWarning>
            <span className="text-ink-soft">{factWords[name] ? t(factWords[name]) : name}: </span>
            {before !== null && `${formatFact(name, was, words, zone)} → `}
            {formatFact(name, is, words, zone)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fact for display. */
function formatFact(
  name: string,
  fact: string | number | boolean | null | undefined,
  { t, language }: Words,
  zone: string,
): string {
  if (fact === null || fact === undefined) return t("admin:audit.nothing");
  if (typeof fact === "boolean") return t(fact ? "admin:audit.yes" : "admin:audit.no");
  if (momentFacts.includes(name) && typeof fact === "number")
    return formatMoment(fact, language, zone);
  if (name === "language" && isLanguage(fact)) return t(`news:language.${fact}`);
  if (name === "tier" && tiers.includes(fact as Tier)) return t(tierNames[fact as Tier]);
  return String(fact);
}
