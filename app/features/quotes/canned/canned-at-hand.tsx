import { Link } from "react-router";
import { useWords } from "#app/ui/words.ts";
import type { CannedName } from "./canned.ts";

/** `action`: address of a new quote's page, with the start of a query. */
type Props = { action: string; canned: readonly CannedName[] };

/** Recently used canned quotes; a tap on one fills the form of a new quote. */
export function CannedAtHand({ action, canned }: Props) {
  const { t } = useWords();
  if (canned.length === 0) return null;
  return (
    <nav aria-label={t("canned:title")} className="mb-3 flex flex-wrap gap-2">
      {canned.map(({ id, name }) => (
        <Link
          key={id}
          to={`${action}canned=${id}`}
          replace
          preventScrollReset
          className="flex min-h-11 max-w-full items-center rounded-md border border-line-strong px-3 text-base leading-tight font-semibold wrap-anywhere hover:bg-steel"
        >
          <span className="line-clamp-2">{name}</span>
        </Link>
      ))}
    </nav>
  );
}
