import type { Books } from "../books.ts";
import { askingCard, failingCard, workingCard } from "../ledger/cards.ts";
import { day } from "../ledger/months.ts";
import type { Order, Session } from "../objects/checkout.ts";
import { findPrice, nameOf } from "../objects/prices.ts";
import { Refusal } from "../refusal.ts";
import { type Html, html } from "./html.ts";
import { dateOf, languageOf, money, page, seeOther, type Visit } from "./page.ts";
import { type Words, words } from "./words.ts";

export const spaced = (number: string) => number.replace(/(.{4})(?!$)/g, "$1 ");

/** GET and POST /demo/pay/:sessionId: the stand-in for Stripe's Checkout. */
export function answerPay({ method, id, verb, form }: Visit, books: Books): Response {
  const account = books.findByObject(id);
  const session = account?.sessions.find((session) => session.id === id);
  const order = account?.orders.find(({ session }) => session === id);
  if (verb !== "" || !account || !session || !order) return nothing();
  if (session.status !== "open") return closed(session);
  if (method !== "POST") return show(session, order, books.now(account));
  try {
    checkForm(form, books.now(account));
    books.obey(account.customer.id, {
      do: "pay session",
      session: id,
      card: form.get("card") ?? "",
    });
    return seeOther(successUrl(session));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return show(session, order, books.now(account), {
      code: error.declineCode ?? error.code ?? "",
      form,
    });
  }
}

export const successUrl = ({ id, success_url: url }: Session): string =>
  (url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id);

// The date and the code are held to their form alone, as with Stripe's test cards.
export function checkForm(form: URLSearchParams, now: number): void {
  const [, month, year] =
    /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec((form.get("expiry") ?? "").trim()) ?? [];
  if (!month || Date.UTC(2000 + Number(year), Number(month), 1) / 1000 <= now)
    throw new Refusal("expired", { status: 402, code: "expired_card" });
  if (!/^\d{3,4}$/.test((form.get("cvc") ?? "").trim()))
    throw new Refusal("cvc", { status: 402, code: "incorrect_cvc" });
}

function show(
  session: Session,
  order: Order,
  now: number,
  refused?: { code: string; form: URLSearchParams },
): Response {
  const language = languageOf(session.locale);
  const t = words[language];
  const price = findPrice(order.price)!;
  const amount = price.unit_amount * order.quantity;
  const perMonth = money(amount, language);
  const typed = (name: string, otherwise: string) => refused?.form.get(name) ?? otherwise;
  const error = refused && (t.errors[refused.code] ?? t.errors.card_declined);
  const body = html`${mark}
<div class="notice"><p>${t.demo}</p></div>
<section><h1>${nameOf(price)}</h1><p class="price"><b>${perMonth}</b> ${t.perMonth}</p>
${order.trialDays > 0 && html`<p><b>${t.trial(order.trialDays)}</b><br>${t.thenFrom(perMonth, dateOf(now + order.trialDays * day, language))}</p>`}
<dl>${session.customer_details?.email && html`<div><dt>${t.forWhom}</dt><dd>${session.customer_details.email}</dd></div>`}</dl>
<dl class="total"><div><dt>${t.today}</dt><dd>${money(order.trialDays > 0 ? 0 : amount, language)}</dd></div></dl></section>
<section><form method="post">
${error && html`<div class="notice bad" role="alert" id="error"><p>${error}</p></div>`}
${demoCards(t)}
${field("card", t.card, typed("card", spaced(workingCard)), Boolean(error))}
<div class="pair">${field("expiry", t.expiry, typed("expiry", "12/34"))}${field("cvc", t.cvc, typed("cvc", "123"))}</div>
<button class="primary">${order.trialDays > 0 ? t.startTrial : t.pay(perMonth)}</button></form></section>
${session.cancel_url && html`<a class="back" href="${session.cancel_url}">← ${t.cancel}</a>`}`;
  return page({
    language,
    title: `${nameOf(price)} · Demo`,
    body,
    status: refused ? 402 : 200,
    formTargets: [new URL(successUrl(session)).origin],
  });
}

export const mark = html`<p class="mark"><b>Llave</b> <span>Demo</span></p>`;

export const demoCards = (
  t: Words,
): Html => html`<ul class="cards"><li><code>${spaced(workingCard)}</code> ${t.cardWorks}</li>
<li><code>${spaced(askingCard)}</code> ${t.cardAsks}</li>
<li><code>${spaced(failingCard)}</code> ${t.cardFails}</li><li class="soft">${t.cardOther}</li></ul>`;

export const field = (name: string, label: string, value: string, wrong = false): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" required maxlength="30" inputmode="numeric" autocomplete="off"${wrong && html` aria-invalid="true" aria-describedby="error"`}></div>`;

export function closed(session: Session): Response {
  const language = languageOf(session.locale);
  const t = words[language];
  const isComplete = session.status === "complete";
  const to = isComplete ? successUrl(session) : session.cancel_url;
  const body = html`${mark}<div class="notice"><p>${t.demo}</p></div>
<section><h1>${isComplete ? t.complete : t.expired}</h1><p>${isComplete ? t.completeText : t.expiredText}</p>
${to && html`<a class="button" href="${to}">${t.goOn}</a>`}</section>`;
  return page({ language, title: "Llave · Demo", body, status: isComplete ? 200 : 410 });
}

/** There is no such session, so its language is unknown. */
function nothing(): Response {
  const body = html`${mark}<section><h1>${words.en.notFound}</h1><p lang="es">${words.es.notFound}</p></section>`;
  return page({ language: "en", title: "Llave · Demo", body, status: 404 });
}
