import type { Language } from "#app/values/language.ts";
import type { Books } from "../books.ts";
import { type Account, livingIn } from "../ledger/account.ts";
import { failingCard, workingCard } from "../ledger/cards.ts";
import type { Command } from "../ledger/ledger.ts";
import type { Portal } from "../objects/portal.ts";
import { nameOf } from "../objects/prices.ts";
import { itemIn } from "../objects/subscription.ts";
import { type Html, html } from "./html.ts";
import { dateOf, languageOf, money, page, seeOther, type Visit } from "./page.ts";
import { words } from "./words.ts";

/** /demo/portal/:id and its forms: the stand-in for Stripe's billing portal. */
export function answerPortal({ method, id, verb, form }: Visit, books: Books): Response {
  const account = books.findByObject(id);
  const portal = account?.portals.find((portal) => portal.id === id);
  if (!account || !portal || account.customer.deleted) return nothing();
  if (method !== "POST") return verb === "" ? show(account, portal) : nothing();
  const command = commandOf(verb, form, account);
  if (!command) return nothing();
  books.obey(account.customer.id, command);
  return seeOther(`/demo/portal/${id}`);
}

function commandOf(verb: string, form: URLSearchParams, account: Account): Command | undefined {
  if (verb === "card")
    return {
      do: "change card",
      card: form.get("card") === failingCard ? failingCard : workingCard,
    };
  const subscription = livingIn(account)?.id;
  if (!subscription || (verb !== "cancel" && verb !== "resume")) return undefined;
  return {
    do: "change subscription",
    subscription,
    changes: { proration: "none", onlyIfPaid: false, cancelAtPeriodEnd: verb === "cancel" },
  };
}

function show(account: Account, portal: Portal): Response {
  const language = languageOf(portal.locale);
  const t = words[language];
  const { card } = account;
  const to = (verb: string) => `/demo/portal/${portal.id}/${verb}`;
  const body = html`<p class="mark"><b>Llave</b> <span>Demo</span></p><h1>${t.billing}</h1>
<div class="notice"><p>${t.demoBilling}</p></div>
${plan(account, language, to)}
<section><h2>${t.cardOnFile}</h2>
<p>${card ? html`<span class="brand">${card.brand}</span> <span class="soft">····</span> ${card.last4}${!card.works && html` <span class="wrong">${t.fails}</span>`}` : t.noCard}</p>
<p class="soft">${t.changeCardText}</p>
<div class="row"><form method="post" action="${to("card")}"><button name="card" value="${workingCard}">${t.payWith("4242", t.works)}</button></form>
<form method="post" action="${to("card")}"><button name="card" value="${failingCard}">${t.payWith("0341", t.fails)}</button></form></div></section>
<section><h2>${t.invoices}</h2>${invoices(account, language)}</section>
${portal.return_url && html`<a class="back" href="${portal.return_url}">← ${t.back}</a>`}`;
  return page({ language, title: `${t.billing} · Demo`, body });
}

function plan(account: Account, language: Language, to: (verb: string) => string): Html {
  const t = words[language];
  const subscription = livingIn(account);
  if (!subscription) return html`<section><h2>${t.plan}</h2><p>${t.noPlan}</p></section>`;
  const { price, current_period_end: periodEnd } = itemIn(subscription);
  const isEnding = subscription.cancel_at !== null;
  const date = dateOf(subscription.cancel_at ?? periodEnd, language);
  return html`<section><h2>${nameOf(price)}</h2>
<dl><div><dt>${t.status[subscription.status] ?? subscription.status}</dt><dd>${money(price.unit_amount, language)} ${t.perMonth}</dd></div></dl>
<p>${isEnding ? t.ends(date) : t.renews(date)}</p>
<form method="post" action="${to(isEnding ? "resume" : "cancel")}"><button>${isEnding ? t.resume : t.cancelPlan}</button></form></section>`;
}

function invoices(account: Account, language: Language): Html {
  const t = words[language];
  if (account.invoices.length === 0) return html`<p class="soft">${t.noInvoices}</p>`;
  const rows = account.invoices
    .toReversed()
    .map(
      ({ created, number, amount_due: due, status }) =>
        html`<li><span>${dateOf(created, language)}</span><span class="soft">${number}</span><span>${money(due, language)} <span class="${status === "paid" ? "good" : "wrong"}">${t.invoiceStatus[status] ?? status}</span></span></li>`,
    );
  return html`<ul>${rows}</ul>`;
}

function nothing(): Response {
  const body = html`<section><h1>${words.en.notFound}</h1><p lang="es">${words.es.notFound}</p></section>`;
  return page({ language: "en", title: "Llave · Demo", body, status: 404 });
}
