import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import type { VehicleDue } from "#app/features/reminders/known/find-due.server.ts";
import { textIn } from "#app/features/reminders/recommendation.ts";
import { useWords } from "#app/ui/words.ts";
import { AboutWhen } from "./about-when.tsx";

/** The most recommendations in a form; the vehicle's page has the rest. */
const shownHere = 5;

type Props = { vehicleId: string; opened: VehicleDue | null };

/** Recommendations for the vehicle of a new job: the initial one, or another one that is chosen. */
export function KnownDue({ vehicleId, opened }: Props) {
  const { t, language } = useWords();
  const { data, load } = useFetcher<VehicleDue>();
  const due = [opened, data].find((one) => one?.vehicleId === vehicleId);
  const isShown = due !== undefined;
  useEffect(() => {
    if (!isShown) load(href("/repair-cms/vehicles/:vehicleId/due", { vehicleId }));
  }, [isShown, load, vehicleId]);
  const open = due?.recommendations.filter(({ answer }) => answer === null) ?? [];
  if (!due || open.length === 0) return null;
  return (
    <div className="col-span-full">
      <p className="label">{t("reminders:recommendations")}</p>
      <ul>
        {open.slice(0, shownHere).map((one) => (
          <li key={one.subject} className="break-words">
            {textIn(one, language)} · <AboutWhen dueOn={one.dueOn} today={due.today} />
          </li>
        ))}
      </ul>
    </div>
  );
}
