import { href, Link } from "react-router";
import { AboutWhen } from "#app/features/reminders/shown/about-when.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { ListNav } from "#app/ui/page/list-nav.tsx";
import { PageHeader } from "#app/ui/page/page-header.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { useWords } from "#app/ui/words.ts";
import { formatDay } from "#app/values/calendar.ts";
import { languageNames } from "#app/values/language.ts";
import { vehicleName } from "#app/values/vehicle-name.ts";
import { dayAfter } from "#app/values/wall-time.ts";
import type { FollowUpWeek } from "./find-week.server.ts";
import type { ReportRow } from "./report.server.ts";
import { weekHref } from "./week.ts";

type Props = { page: FollowUpWeek; maySet: boolean };

/** Lists the due customers of a week with their work. */
export function FollowUpList({ page, maySet }: Props) {
  const { t, language } = useWords();
  const { week, vehicles, more, asksByItself } = page;
  const day = (one: string) => formatDay(Date.parse(one), language, "UTC");
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader
        title={t("reminders:title")}
        lead={t(asksByItself ? "reminders:byItself" : "reminders:byHand")}
      >
        {maySet && (
          <LinkButton to={href("/repair-cms/follow-up-settings")}>
            {t("reminders:settings.title")}
          </LinkButton>
        )}
      </PageHeader>
      <nav
        aria-label={t("reminders:weeks")}
        className="mb-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3"
      >
        <LinkButton to={weekHref(dayAfter(week.from, -7))} aria-label={t("reminders:before")}>
          ←
        </LinkButton>
        <h2 className="label text-center text-xl">
          {week.isThis
            ? t("reminders:thisWeek")
            : t("reminders:week", { from: day(week.from), to: day(week.to) })}
        </h2>
        <LinkButton to={weekHref(dayAfter(week.from, 7))} aria-label={t("reminders:next")}>
          →
        </LinkButton>
      </nav>
      {vehicles.length === 0 && (
        <Empty title={t("reminders:none")}>
          <p className="text-ink-soft">{t("reminders:noneText")}</p>
        </Empty>
      )}
      <ul className="grid gap-4">
        {vehicles.map((one) => (
          <DueVehicle key={one.id} one={one} today={page.today} />
        ))}
      </ul>
      <ListNav
        newest={week.after !== undefined && { to: weekHref(week.from), text: t("reminders:first") }}
        more={
          more !== undefined && {
            to: weekHref(week.from, more),
            text: t("reminders:more"),
            adds: false,
          }
        }
      />
      <ReportTable rows={page.report} />
    </div>
  );
}

type One = FollowUpWeek["vehicles"][number];

function DueVehicle({ one, today }: { one: One; today: string }) {
  const { t, language } = useWords();
  const { id, customer, work, mayMail, isQuiet } = one;
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-card p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-3">
        {one.plate && <Plate>{one.plate}</Plate>}
        <Link
          to={href("/repair-cms/vehicles/:vehicleId", { vehicleId: id })}
          className="inline-flex min-h-11 items-center text-lg font-semibold underline"
        >
          {vehicleName(one, language)}
        </Link>
        <Link
          to={href("/repair-cms/customers/:customerId", { customerId: customer.id })}
          className="inline-flex min-h-11 items-center break-words underline"
        >
          {customer.name}
        </Link>
        <span className="text-ink-soft">{languageNames[customer.language]}</span>
      </p>
      <ul className="grid gap-1">
        {work.map(({ subject, kind, text, dueOn }) => (
          <li key={subject} className="break-words">
            <Badge tone="plain">{t(`reminders:kinds.${kind}`)}</Badge> {text}
            <span className="text-ink-soft">
              {" · "}
              <AboutWhen dueOn={dueOn} today={today} />
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-ink-soft">
          {t(isQuiet ? "reminders:quiet" : mayMail ? "reminders:mayMail" : "reminders:linkOnly")}
        </span>
        <LinkButton to={href("/repair-cms/follow-up/:vehicleId", { vehicleId: id })}>
          {t("reminders:ask")}
        </LinkButton>
      </p>
    </li>
  );
}

const figures = ["asked", "mailed", "cameBack", "sold"] as const;

/** Shows the results of the last 90 days' messages, by the customer's language. */
function ReportTable({ rows }: { rows: readonly ReportRow[] }) {
  const { t } = useWords();
  if (rows.length === 0) return null;
  const columns: Column<ReportRow>[] = [
    { label: t("reminders:report.language"), cell: ({ language }) => languageNames[language] },
    ...figures.map((name) => ({
      label: t(`reminders:report.${name}`),
      cell: (row: ReportRow) => row[name],
      figures: true,
    })),
  ];
  return (
    <div className="mt-8">
      <Section title={t("reminders:report.title")}>
        <Table
          name={t("reminders:report.title")}
          columns={columns}
          rows={rows}
          id={({ language }) => language}
        />
        <p className="px-5 py-3 text-ink-soft">{t("reminders:report.note")}</p>
      </Section>
    </div>
  );
}
