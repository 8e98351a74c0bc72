import { depositOf } from "#app/features/approval/deposit.ts";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import type { Cents } from "#app/values/money.ts";
import { type Html, html } from "./html.ts";
import type { Reader } from "./parts.ts";
import { moneyIn } from "./quote-card.ts";

/**
 * The deposit that is asked of an amount, and what is left to pay; nothing is asked of nothing. The
 * script of the page writes it again for what is chosen.
 */
export function depositLine(reader: Reader, revision: Revision, total: Cents): Html | null {
  const { deposit, decimals } = revision;
  if (!deposit || total === 0) return null;
  const { t } = reader;
  const { percent, cents } = depositOf(total, deposit.percent, decimals);
  const money = moneyIn(reader, revision);
  const amounts = { total: money(total), deposit: money(cents), balance: money(total - cents) };
  const open = { total: "{total}", deposit: "{deposit}", balance: "{balance}" };
  return html`<p data-deposit="${percent}" data-text="${t("approval:deposit", {
    percent,
    ...open,
  })}">${t("approval:deposit", { percent, ...amounts })}</p>`;
}
