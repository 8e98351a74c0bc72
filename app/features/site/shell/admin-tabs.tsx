import { Tabs } from "#app/ui/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import { adminArea } from "./navigation.ts";

type Props = {
  /** The panels that stand on this very page, by the names they have in the hash. */
  panels?: readonly string[];
  /**
   * The page of the area that this one belongs to, where it is none of them itself: a user's page
   * belongs to /admin.
   */
  under?: string;
};

/** The pages of the admin area, side by side. */
export function AdminTabs({ panels = [], under }: Props) {
  const { t } = useWords();
  const items = adminArea.map(({ to, label, panel }) => ({
    to,
    label: t(label),
    panel: panel && panels.includes(panel) ? panel : undefined,
    here: to === under,
  }));
  return <Tabs name={t("site:admin.title")} items={items} />;
}
