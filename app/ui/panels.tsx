import type { ReactNode } from "react";
import { useHash } from "./hash.ts";

export type Panel = { id: string; label: string; content: ReactNode };

/**
 * Panels of one page, one of them shown: the one that the hash of the address names, else the first. Before any script the style sheet
 * knows it by `:target`; from then on React does, for a navigation by script leaves `:target` where it was.
 */
export function Panels({ panels }: { panels: readonly Panel[] }) {
  const chosen = useChosen(panels.map(({ id }) => id));
  return (
    <div className={chosen === undefined ? "panels" : undefined}>
      {panels.map(({ id, label, content }) => (
        <section key={id} id={id} aria-label={label} hidden={chosen !== undefined && id !== chosen}>
          {content}
        </section>
      ))}
    </div>
  );
}

/** Which of these panels is shown; undefined until scripts have taken the page over. */
export function useChosen(ids: readonly string[]): string | undefined {
  const hash = useHash();
  if (hash === undefined) return undefined;
  return ids.includes(hash) ? hash : ids[0];
}
