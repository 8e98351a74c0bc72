import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useHash } from "#app/ui/hash.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import { adminArea } from "./navigation.ts";

/** The pages of the admin area, side by side. `panels`: those that stand on this very page, by the names they have in the hash. */
export function AdminTabs({ panels = [] }: { panels?: readonly string[] }) {
  const { say } = useWords();
  usePanelElsewhere(panels);
  const items = adminArea.map(({ to, label, panel }) => ({
    to,
    label: say(label),
    panel: panel && panels.includes(panel) ? panel : undefined,
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
