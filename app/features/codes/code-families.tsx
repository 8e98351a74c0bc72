import { Link } from "react-router";
import { useWords } from "#app/ui/words.ts";
import { codesAddress } from "./browse.ts";

type Family = { family: string; name: string; codes: number };

/** The standard's groups, each a link to its codes. */
export function CodeFamilies({ families }: { families: readonly Family[] }) {
  const { t } = useWords();
  return (
    <nav aria-label={t("codes:groups")}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {families.map(({ family, name, codes }) => (
          <li key={family}>
            <Link
              to={codesAddress.href({ family })}
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-card px-4 py-2 hover:border-ink"
            >
              <span className="label w-12 shrink-0 text-2xl">{family}</span>
              <span className="min-w-0 flex-1 leading-tight">{name}</span>
              <span className="figures text-base text-ink-soft">{codes}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
