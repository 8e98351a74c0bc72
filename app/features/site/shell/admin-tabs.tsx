import { href, useOutletContext } from "react-router";
import { Tabs } from "#app/ui/page/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import { adminArea } from "./navigation.ts";

type Props = {
  /** The panels on this page, by their hash. */
  panels?: readonly string[];
  /** The tab of a page that has none: a user's page belongs to /admin. */
  under?: string;
};

/** The tabs of the admin area. */
export function AdminTabs({ panels = [], under }: Props) {
  const { t } = useWords();
  const { reports: open = 0 } = useAdminArea();
  const countAt = (to: string) =>
    to === href("/admin/reports") && open > 0 ? ` (${open > 99 ? "99+" : open})` : "";
  const items = adminArea.map(({ to, label, panel }) => ({
    to,
    label: t(label) + countAt(to),
    panel: panel && panels.includes(panel) ? panel : undefined,
    here: to === under ? true : undefined,
  }));
  return <Tabs name={t("site:admin.title")} items={items} />;
}

/**
 * The outlet context from the guard of the admin area: the number of open reports, where it was
 * read.
 */
const useAdminArea = () =>
  useOutletContext<{ reports: number | undefined } | undefined>() ?? { reports: undefined };
