import type { ControlCommand, Parts } from "../commands.ts";
import type { Connected } from "../connect/account-object.ts";
import type { Charge, Refund } from "../connect/charge-objects.ts";
import { type Account, livingIn } from "../ledger/account.ts";
import type { Dispute } from "../objects/dispute.ts";
import { nameOf } from "../objects/prices.ts";
import { itemIn, type Subscription } from "../objects/subscription.ts";
import type { Delivery, DeliveryMode, DeliveryState } from "../webhooks/deliveries.ts";
import { type Html, html } from "./html.ts";
import { money, page } from "./page.ts";

/** GET /demo/stripe: what at Stripe time, banks and the dashboard would do, as buttons. */
export function showControlPanel(
  { books, connect, deliveries }: Parts,
  refused: string | null,
): Response {
  const accounts = books.list(50);
  const body = html`<p class="mark"><b><a href="/">Llave</a></b> <span>Demo</span></p>
<h1>Control panel · ${es("Panel de control")}</h1>
<div class="notice"><p>This is the demo's stand-in for Stripe. No money moves. Here you play time and the bank.</p>
<p lang="es">Esto es lo que en la demostración hace de Stripe. No se mueve dinero. Aquí usted hace de tiempo y de banco.</p></div>
${refused && html`<div class="notice bad" role="alert"><p>${refused}</p></div>`}
${accounts.length === 0 && html`<section><p>No customers yet: subscribe to a plan first. ${es("Todavía no hay clientes: suscríbase primero a un plan.")}</p></section>`}
${accounts.map((account) => customer(account, books.now(account)))}
${connect.list().map(connected)}
<section><h2>Webhooks</h2>${modes(deliveries.mode())}<ul>${deliveries.list(50).map(delivery)}</ul></section>`;
  return page({ language: "en", title: "Control panel · Demo", wide: true, body });
}

const moment = (at: number): string =>
  `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

function customer(account: Account, now: number): Html {
  const { id } = account.customer;
  if (account.customer.deleted)
    return html`<article><h2><code>${id}</code></h2><p>Deleted · ${es("Eliminado")}</p></article>`;
  const { email, name } = account.customer;
  const living = livingIn(account);
  return html`<article id="${id}"><h2>${name ?? email ?? id}</h2>
<p><small>${email} <code>${id}</code></small></p>
<dl><div><dt>Clock · ${es("Reloj")}</dt><dd>${moment(now)}</dd></div>
${account.card && html`<div><dt>Card · ${es("Tarjeta")}</dt><dd>···· ${account.card.last4} ${account.card.works ? html`<span class="good">pays · ${es("paga")}</span>` : html`<span class="wrong">fails · ${es("falla")}</span>`}</dd></div>`}
${account.subscriptions.toReversed().map(subscription)}</dl>
<div class="row">
${button({ command: "advance", customer: id, days: 1 }, "One day on", "Avanzar un día")}
${button({ command: "advance", customer: id, days: 30 }, "30 days on", "Avanzar 30 días")}
${living?.status === "trialing" && button({ command: "advance to", customer: id, moment: "trial end" }, "To the trial's end", "Al final de la prueba")}
${living && button({ command: "advance to", customer: id, moment: "period end" }, "To the next bill", "Al próximo cobro")}
${account.card?.works && button({ command: "let payments", customer: id, work: false }, "Payments fail from now on", "Los cobros fallan desde ahora")}
${account.card && !account.card.works && button({ command: "let payments", customer: id, work: true }, "Payments work from now on", "Los cobros funcionan desde ahora")}
${account.giveUp === "canceled" ? button({ command: "give up", customer: id, as: "unpaid" }, "After the last retry: leave unpaid", "Tras el último intento: dejar sin pagar") : button({ command: "give up", customer: id, as: "canceled" }, "After the last retry: cancel", "Tras el último intento: cancelar")}
${button({ command: "dispute", customer: id }, "Dispute the last payment", "Disputar el último pago")}
${button({ command: "refund", customer: id }, "Refund the last payment", "Reembolsar el último pago")}
${living && button({ command: "cancel", customer: id }, "Cancel now", "Cancelar ahora")}
${button({ command: "delete", customer: id }, "Delete the customer, as in the dashboard", "Eliminar al cliente, como desde el panel")}
</div></article>`;
}

/** A shop's own account: what Stripe decides about it. */
const connected = ({ id, email, country, condition, refundsFail, taken }: Connected): Html =>
  html`<article id="${id}"><h2>${email ?? id}</h2><p><small><code>${id}</code> ${country} · ${condition}</small></p><div class="row">
${(["ready", "review", "restricted", "refused", "gone"] as const).map((as) => button({ command: "account", account: id, as }, conditionNames[as][0], conditionNames[as][1]))}
${button({ command: "let refunds", account: id, work: refundsFail }, refundsFail ? "Refunds work from now on" : "Refunds fail from now on", refundsFail ? "Las devoluciones funcionan desde ahora" : "Las devoluciones fallan desde ahora")}</div>
${taken
  .filter(({ intent }) => intent !== null)
  .slice(-5)
  .toReversed()
  .map((one) => cardCharge(id, one))}</article>`;

const conditionNames = {
  ready: ["Takes cards", "Acepta tarjetas"],
  review: ["In review", "En revisión"],
  restricted: ["Wants a document", "Pide un documento"],
  refused: ["Refuse the shop", "Rechazar el taller"],
  gone: ["The shop leaves, as in its dashboard", "El taller se va, como desde su panel"],
} as const;

const subscription = (one: Subscription): Html => html`<div><dt>${nameOf(itemIn(one).price)}</dt>
<dd>${one.status} · ${moment(one.ended_at ?? itemIn(one).current_period_end)}${one.cancel_at !== null && one.ended_at === null && html` · <span class="wrong">ends · ${es("termina")}</span>`}</dd></div>`;

function modes(mode: DeliveryMode): Html {
  const names = {
    on: ["Sent at once", "Se envían"],
    held: ["Held back", "Se retienen"],
    off: ["Lost", "Se pierden"],
  } as const;
  const buttons = (Object.keys(names) as DeliveryMode[])
    .filter((other) => other !== mode)
    .map((other) =>
      button({ command: "deliveries", mode: other }, names[other][0], names[other][1]),
    );
  return html`<p><b>${names[mode][0]} · ${es(names[mode][1])}</b></p><div class="row">${buttons}</div><br>`;
}

const states: Record<DeliveryState, string> = {
  waiting: "en espera",
  held: "retenido",
  lost: "perdido",
  delivered: "entregado",
  failed: "sin éxito",
};

const delivery = ({
  event,
  type,
  customer,
  state,
  tries,
  answer,
}: Delivery): Html => html`<li><span><b>${type}</b><br><small class="soft"><code>${customer}</code></small></span>
<span class="row"><span class="${state === "delivered" ? "good" : "soft"}">${state} · ${es(states[state])}${answer !== null && html`, ${answer}`}${tries > 1 && html`, ×${tries}`}</span>
${button({ command: "deliver", events: event }, "Send again", "Enviar otra vez")}</span></li>`;

/**
 * A payment into a shop's account, with the actions of the dashboard, the bank and the customer.
 */
function cardCharge(account: string, { session, intent, refunds, disputes }: Charge): Html {
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

const es = (text: string): Html => html`<span lang="es">${text}</span>`;

/** A button that sends a command. */
function button(command: ControlCommand, english: string, spanish: string): Html {
  const fields = Object.entries(command).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`,
  );
  return html`<form method="post" action="/demo/stripe/commands">${fields}<button><span>${english}</span><small lang="es">${spanish}</small></button></form>`;
}
