import type { Charge, Refund } from "../connect/charge-objects.ts";
import type { Dispute } from "../objects/dispute.ts";
import { button } from "./button.ts";
import { type Html, html } from "./html.ts";
import { money } from "./page.ts";

/** A payment into a shop's account: what the dashboard, the bank and the customer can do with it. */
export function cardCharge(account: string, { session, intent, refunds, disputes }: Charge): Html {
  const total = session.amount_total ?? 0;
  const currency = session.currency ?? "usd";
  const part = Math.max(Math.round(total / 4), 1);
  const half = { command: "refund card", account, intent: intent!, amount: part } as const;
  const all = { command: "refund card", account, intent: intent! } as const;
  const disputed = { command: "dispute card", account, intent: intent! } as const;
  return html`<hr><p><b>${money(total, "en", currency)}</b> <small><code>${intent}</code></small></p><div class="row">
${button(half, "Refund a quarter, as in the dashboard", "Devolver una cuarta parte, como desde el panel")}
${button(all, "Refund the rest, as in the dashboard", "Devolver el resto, como desde el panel")}
${button(disputed, "The customer disputes it", "El cliente lo disputa")}
${button({ ...disputed, inquiry: true }, "The bank only asks about it", "El banco solo pregunta")}</div>
${refunds.map((one) => refundLine(account, one))}${disputes.map((one) => disputeLine(account, one))}`;
}

const refundLine = (account: string, { id, amount, currency, status }: Refund): Html =>
  html`<div class="row"><span>↩ ${money(amount, "en", currency)} · ${status ?? ""}</span>
${status !== "failed" && button({ command: "bounce refund", account, refund: id }, "The bank sends it back", "El banco la regresa")}</div>`;

function disputeLine(account: string, { id, amount, currency, status }: Dispute): Html {
  const decide = { command: "decide dispute", account, dispute: id } as const;
  return html`<div class="row"><span>⚑ ${money(amount, "en", currency)} · ${status}</span>
${button({ ...decide, as: "under_review" }, "The bank reviews it", "El banco la revisa")}
${button({ ...decide, as: "won" }, "The shop wins", "Gana el taller")}
${button({ ...decide, as: "lost" }, "The shop loses", "Pierde el taller")}</div>`;
}
