import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useHash } from "#app/ui/hash.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import { adminArea } from "./navigation.ts";

type Props = {
  /** The panels that stand on this very page, by the names they have in the hash. */
  panels?: readonly string[];
  /** The page of the area that this one belongs to, where it is none of them itself: a user's page belongs to /admin. */
  under?: string;
};

/** The pages of the admin area, side by side. */
export function AdminTabs({ panels = [], under }: Props) {
  const { say } = useWords();
  usePanelElsewhere(panels);
  const items = adminArea.map(({ to, label, panel }) => ({
    to,
    label: say(label),
    panel: panel && panels.includes(panel) ? panel : undefined,
    here: to === under,
  }));
  return <Tabs name={say("site:admin.title")} items={items} />;
}

/** /admin#news leads to the page of the news where their panel does not stand on this one. */
function usePanelElsewhere(panels: readonly string[]) {
  const hash = useHash();
  const navigate = useNavigate();
  const elsewhere =
    panels.length > 0 && adminArea.find(({ panel }) => panel !== undefined && panel === hash && !panels.includes(panel))?.to;
  useEffect(() => {
    if (elsewhere) navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
}
