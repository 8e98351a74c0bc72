import { useWords } from "#app/ui/words.ts";
import { shortName } from "#app/values/short-name.ts";

/** Who works on a job, on a card. Null: no longer known. */
export function Technician({ name }: { name: string | null }) {
  const { t } = useWords();
  if (name === null) return t("repair:former");
  return <span title={name}>{shortName(name)}</span>;
}
