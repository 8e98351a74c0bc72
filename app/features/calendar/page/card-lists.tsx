import { useWords } from "#app/ui/words.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import type { CalendarContent } from "./find-calendar.server.ts";

type ListProps = { page: CalendarContent; shown: CalendarContent["appointments"] };

/** The appointments of a day, or that there are none. */
export function CardList({ page, shown }: ListProps) {
  const { t } = useWords();
  if (shown.length === 0) return <p className="mt-2 px-1 text-ink-soft">{t("calendar:empty")}</p>;
  return (
    <ul className="mt-2 grid gap-2">
      {shown.map((one) => (
        <AppointmentCard key={one.id} appointment={one} page={page} />
      ))}
    </ul>
  );
}

/** The day of each technician, and what nobody has yet. */
export function ByTechnician({ page, shown }: ListProps) {
  const { t } = useWords();
  const known = new Set(page.members.map(({ id }) => id));
  const groups = [
    ...page.members.map(({ id, name }) => ({
      name,
      list: shown.filter((one) => one.technicianId === id),
    })),
    {
      name: t("calendar:unassigned"),
      list: shown.filter(({ technicianId }) => !technicianId || !known.has(technicianId)),
    },
  ].filter(({ list }) => list.length > 0);
  if (groups.length === 0) return <CardList page={page} shown={[]} />;
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ name, list }) => (
        <section key={name} aria-label={name} className="min-w-0">
          <h3 className="label mt-2 px-1 text-base">{name}</h3>
          <CardList page={page} shown={list} />
        </section>
      ))}
    </div>
  );
}
