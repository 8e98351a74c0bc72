import { memo, type ReactNode, Suspense } from "react";
import { useHash } from "#app/ui/hash.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";

export type Panel = {
  id: string;
  label: string;
  /** Actions next to the label. */
  actions?: ReactNode;
  content: ReactNode;
};

/**
 * Panels of a page, of which the one named by the address's hash is shown, else the first. Before
 * any script the style sheet selects it by `:target`; from then on React does, because a navigation
 * by script does not update `:target`.
 */
export function Panels({ panels }: { panels: readonly Panel[] }) {
  const chosen = useChosen(panels.map(({ id }) => id));
  return (
    <div className={chosen === undefined ? "panels" : undefined}>
      {panels.map(({ id, label, actions, content }) => (
        <section
          key={id}
          id={id}
          aria-label={label}
          hidden={chosen !== undefined && id !== chosen}
          className="panel"
        >
          <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="heading">{label}</h2>
            {actions && (
              <div className="flex flex-wrap gap-3">
                <Part waiting="h-11 w-40">{actions}</Part>
              </div>
            )}
          </header>
          <Part waiting="h-80">{content}</Part>
        </section>
      ))}
    </div>
  );
}

/**
 * Content that may hydrate later than the page. It must not re-render with the panels when the hash
 * is known, at once after the page has hydrated: React would then hydrate the rest urgently in one
 * task, or discard it and render it again.
 */
const Part = memo(({ waiting, children }: { waiting: string; children: ReactNode }) => (
  <Suspense fallback={<Skeleton className={waiting} />}>{children}</Suspense>
));

/** Which of these panels is shown; undefined until scripts have taken the page over. */
export function useChosen(ids: readonly string[]): string | undefined {
  const hash = useHash();
  if (hash === undefined) return undefined;
  return ids.includes(hash) ? hash : ids[0];
}
