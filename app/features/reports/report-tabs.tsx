import { href } from "react-router";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { useWords } from "#app/ui/words.ts";

type Props = { all: boolean; states?: boolean; comebacks?: boolean };

/**
 * The pages of reports: those of money for members who manage it, all of them for the owner.
 * `states`, `comebacks`: whether the shop has any.
 */
export function ReportTabs({ all, states, comebacks }: Props) {
  const { t } = useWords();
  const money = [
    { to: href("/repair-cms/reports/day"), label: t("reports:tabs.day") },
    { to: href("/repair-cms/reports/owing"), label: t("reports:tabs.owing") },
    { to: href("/repair-cms/reports/register"), label: t("reports:tabs.register") },
  ];
  const owners = [
    { to: href("/repair-cms/reports/sales-tax"), label: t("reports:tabs.salesTax") },
    { to: href("/repair-cms/reports/books"), label: t("reports:tabs.books") },
    { to: href("/repair-cms/reports/inspections"), label: t("reports:tabs.inspections") },
    ...(states
      ? [{ to: href("/repair-cms/reports/states"), label: t("reports:tabs.states") }]
      : []),
    ...(comebacks
      ? [{ to: href("/repair-cms/reports/comebacks"), label: t("customers:comebacks.title") }]
      : []),
  ];
  const items = all
    ? [{ to: href("/repair-cms/reports"), label: t("reports:tabs.figures") }, ...money, ...owners]
    : money;
  return <Tabs name={t("reports:tabs.label")} items={items} />;
}
