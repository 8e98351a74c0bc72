import { useWords } from "#app/ui/words.ts";
import { initialsOf } from "#app/values/short-name.ts";

/** Who works on a job, by their initials. Null: no longer known. */
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
