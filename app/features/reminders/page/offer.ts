import { canonicalJson } from "#app/features/approval/revision/canonical.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";

/**
 * The contents that a customer approves, as one text: work, lines, prices, deposit and terms. The
 * page shows it, and the revision frozen afterwards must be equal to it. Ids and numbers are left
 * out, as they are not shown; so are notes, as they only name the origin of texts.
 */
export const offerText = ({ quotes, ...revision }: Revision): string =>
  canonicalJson(
    JSON.parse(
      JSON.stringify(
        {
          quotes: quotes.map(({ id: _, number: __, version: ___, ...quote }) => quote),
          currency: revision.currency,
          decimals: revision.decimals,
          total: revision.total,
          deposit: revision.deposit,
          terms: revision.terms,
          statements: revision.statements,
        },
        (name, value) => (name === "note" ? undefined : value),
      ),
    ),
  );
