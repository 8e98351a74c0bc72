import type { ReactNode } from "react";
import { Badge, type Tone } from "#app/ui/badge.tsx";
import { useWords } from "#app/ui/words.ts";

/** A line of the status panel: a service, its state and the tone of it. */
export type StatusRow = { label: string; state: ReactNode; tone?: Tone };

/** The state of the services; the route composes the rows of several features. */
export function StatusPanel({ rows }: { rows: readonly StatusRow[] }) {
  const { t } = useWords();
  return (
    <section className="rounded-lg border border-line bg-card">
      <h2 className="label border-b border-line px-5 py-3 text-xl">{t("admin:status.title")}</h2>
      <dl className="divide-y divide-line">
        {rows.map(({ label, state, tone }) => (
          <div
            key={label}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd>{tone ? <Badge tone={tone}>{state}</Badge> : state}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A count that should be 0. `most`: counting stops there. */
export function useCount(): (count: number, most: number) => Pick<StatusRow, "state" | "tone"> {
  const { t } = useWords();
  return (count, most) => ({
    state: count >= most ? t("admin:status.most", { most }) : String(count),
    tone: count > 0 ? "bad" : "good",
  });
}
