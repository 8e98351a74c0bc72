import type { Connect } from "../connect/connected.ts";
import { cardOf, workingCard } from "../ledger/cards.ts";
import { declined, Refusal } from "../refusal.ts";
import { html } from "./html.ts";
import { languageOf, money, page, seeOther, type Visit } from "./page.ts";
import { checkForm, closed, demoCards, field, mark, spaced, successUrl } from "./pay.ts";
import { words } from "./words.ts";

type OpenPage = NonNullable<ReturnType<Connect["findSession"]>>;

/** The pay page of a shop's own account; undefined for a session of another account. */
export function answerCardPay(
  { method, id, form }: Visit,
  connect: Connect,
  now: number,
): Response | undefined {
  const found = connect.findSession(id);
  if (!found) return undefined;
  const { session } = found.taken;
  if (session.status !== "open") return closed(session);
  if (method !== "POST") return show(found);
  try {
    checkForm(form, now);
    // 3-D Secure: the bank authenticates its customer on a separate page.
    const { asks } = cardOf(form.get("card") ?? "", "pm_demo");
    const answer = form.get("bank");
    if (asks && answer === null) return ask(found, form);
    if (asks && answer !== "yes") throw declined("Not confirmed.", "authentication_failed");
    return seeOther(successUrl(connect.pay(id, form.get("card") ?? "")));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return show(found, { code: error.declineCode ?? error.code ?? "", form });
  }
}

/** The stand-in for the bank's page. */
function ask({ taken: { session } }: OpenPage, form: URLSearchParams): Response {
  const language = languageOf(session.locale);
  const t = words[language];
  const amount = money(session.amount_total ?? 0, language, session.currency ?? "usd");
  const typed = ["card", "expiry", "cvc"].map(
    (name) => html`<input type="hidden" name="${name}" value="${form.get(name) ?? ""}">`,
  );
  const body = html`${mark}
<div class="notice"><p>${t.demo}</p></div>
<section><h1>${amount}</h1><p>${t.bankAsks}</p>
<form method="post">${typed}<button class="primary" name="bank" value="yes">${t.confirm}</button>
<button name="bank" value="no">${t.bankRefuse}</button></form></section>`;
  const formTargets = [new URL(successUrl(session)).origin];
  return page({ language, title: `${amount} · Demo`, body, formTargets });
}

function show({ account, taken }: OpenPage, refused?: { code: string; form: URLSearchParams }) {
  const { session } = taken;
  const language = languageOf(session.locale);
  const t = words[language];
  const amount = money(session.amount_total ?? 0, language, session.currency ?? "usd");
  const typed = (name: string, otherwise: string) => refused?.form.get(name) ?? otherwise;
  const error = refused && (t.errors[refused.code] ?? t.errors.card_declined);
  const body = html`${mark}
<div class="notice"><p>${t.demo}</p></div>
<section><h1>${account.email ?? account.id}</h1><dl class="total"><div><dt>${t.today}</dt><dd>${amount}</dd></div></dl></section>
<section><form method="post">
${error && html`<div class="notice bad" role="alert" id="error"><p>${error}</p></div>`}
${demoCards(t)}
${field("card", t.card, typed("card", spaced(workingCard)), Boolean(error))}
<div class="pair">${field("expiry", t.expiry, typed("expiry", "12/34"))}${field("cvc", t.cvc, typed("cvc", "123"))}</div>
<button class="primary">${t.pay(amount)}</button></form></section>
${session.cancel_url && html`<a class="back" href="${session.cancel_url}">← ${t.cancel}</a>`}`;
  return page({
    language,
    title: `${amount} · Demo`,
    body,
    status: refused ? 402 : 200,
    formTargets: [new URL(successUrl(session)).origin],
  });
}
