import { useWords } from "#app/ui/words.ts";
import type { HazardText } from "./hazards/hazards.ts";

/** The hazards of working on a code, gravest first. Shown to everyone. */
export function CodeSafety({ hazards }: { hazards: readonly HazardText[] }) {
  const { t } = useWords();
  if (hazards.length === 0) return null;
  return (
    <section className="rounded-lg border-2 border-bad bg-bad-soft px-4 py-3">
      <h2 className="label flex items-center gap-2 text-lg">
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-full bg-bad text-base text-card"
        >
          !
        </span>
        {t("codes:safety")}
      </h2>
      <ul className="mt-1 grid gap-2">
        {hazards.map(({ name, text }) => (
          <li key={name} className="leading-snug">
            <strong>{name}.</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hazards in a list of codes: the names of the gravest three, and how many more there are. */
export function HazardNames({ names }: { names: readonly string[] }) {
  const { t } = useWords();
  if (names.length === 0) return null;
  const more = names.length - shown;
  return (
    <span className="block text-base text-ink-soft">
      <span aria-hidden className="mr-1 font-semibold text-bad">
        !
      </span>
      <span className="sr-only">{t("codes:safety")}: </span>
      {names.slice(0, shown).join(" · ")}
      {more > 0 && ` · +${more}`}
    </span>
  );
}

const shown = 3;
