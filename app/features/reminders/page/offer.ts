import { canonicalJson } from "#app/features/approval/revision/canonical.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";

/**
 * What a customer agrees to by approving, as one text: work, lines, prices, deposit and terms. The
 * page shows it, and what is frozen afterwards must say the same. Ids and numbers are not shown, and
 * notes on texts tell only whose words they are.
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
