import { Tabs } from "#app/ui/tabs.tsx";
import { useWords } from "#app/ui/words.ts";
import { adminPlaces } from "./navigation.ts";

/** The four pages of the admin area, side by side. */
export function AdminTabs() {
  const { say } = useWords();
  return <Tabs name={say("site:admin.title")} items={adminPlaces.map(({ to, label }) => ({ to, label: say(label) }))} />;
}
