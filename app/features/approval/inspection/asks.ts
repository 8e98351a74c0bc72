import { withQuery } from "#app/features/approval/page/with-query.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { RevisionFinding } from "#app/features/approval/revision/revision-inspection.ts";
import type { Asks } from "./inspection-sections.tsx";
import { otherFindings } from "./inspection-texts.ts";

/** The findings that a customer may ask a price for: a question about one has its id. */
const withoutPrice = (revision: Pick<Revision, "inspection">): RevisionFinding[] =>
  otherFindings(revision).filter(({ isQuoted }) => !isQuoted);

/** Finding of a price request; undefined for one that cannot be requested here. */
export const askedAbout = (
  revision: Pick<Revision, "inspection">,
  id: string | null,
): RevisionFinding | undefined => withoutPrice(revision).find((finding) => finding.id === id);

type Thread = { messages: readonly { id: string }[]; ask: string | null };

/** `ask`: address of the page for requests; null where none are possible. */
export function asksOf(revision: Pick<Revision, "inspection">, thread: Thread | null): Asks {
  const asked = new Set(thread?.messages.map(({ id }) => id));
  const ask = thread?.ask ?? null;
  return Object.fromEntries(
    withoutPrice(revision).flatMap(({ id }): [string, string | null][] => {
      if (asked.has(id)) return [[id, null]];
      return ask ? [[id, withQuery(ask, "about", id)]] : [];
    }),
  );
}
