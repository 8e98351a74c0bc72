import type { CausesAndChecks } from "#app/features/codes/facts.ts";
import { useWords } from "#app/ui/words.ts";
import { PageSection } from "./page-section.tsx";

/** Likely causes and first checks. */
export function CodeFacts({ facts: { causes, checks } }: { facts: CausesAndChecks }) {
  const { t } = useWords();
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <PageSection title={t("codes:causes")}>
        <ul className="divide-y divide-line border-y border-line">
          {causes.map((cause) => (
            <li key={cause} className="py-2 leading-snug">
              {cause}
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={t("codes:checks")}>
        <ol className="divide-y divide-line border-y border-line">
          {checks.map((check, at) => (
            <li key={check} className="flex gap-3 py-2 leading-snug">
              <span aria-hidden className="label w-5 shrink-0 text-ink-soft">
                {at + 1}
              </span>
              {check}
            </li>
          ))}
        </ol>
      </PageSection>
    </div>
  );
}
