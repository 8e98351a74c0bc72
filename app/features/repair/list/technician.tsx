import { useWords } from "#app/ui/words.ts";
import { initialsOf } from "#app/values/short-name.ts";

/** Initials of a job's technician. Null: a deleted account. */
export function Technician({ name }: { name: string | null }) {
  const { t } = useWords();
  const known = name ?? t("repair:former");
  return (
    <span title={known} className="who-mark">
      <span aria-hidden>{name === null ? "–" : initialsOf(name)}</span>
      <span className="sr-only">{known}</span>
    </span>
  );
}
