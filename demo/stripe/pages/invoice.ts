import type { Books } from "../books.ts";
import { Refusal } from "../refusal.ts";
import { html } from "./html.ts";
import { languageOf, money, page, seeOther, type Visit } from "./page.ts";
import { words } from "./words.ts";

/**
 * GET and POST /demo/invoice/:id: the stand-in for Stripe's page of one invoice, where a bank
 * authenticates its customer (3-D Secure).
 */
export function answerInvoice({ method, id, verb }: Visit, books: Books): Response {
  const account = books.findByObject(id);
  const invoice = account?.invoices.find((one) => one.id === id);
  if (!account || !invoice || verb !== "") return nothing();
  const session = account.sessions.at(-1);
  const back = session?.success_url
    ? `${new URL(session.success_url).origin}/premium?portal=done`
    : "/premium?portal=done";
  if (method === "POST") {
    try {
      books.obey(account.customer.id, { do: "confirm invoice", invoice: id });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return seeOther(`/demo/invoice/${id}`);
    }
    return seeOther(back);
  }
  const language = languageOf(session?.locale ?? null);
  const t = words[language];
  const open = invoice.status === "open";
  const body = html`<p class="mark"><b>Llave</b> <span>Demo</span></p><div class="notice"><p>${t.demo}</p></div>
<section><h1>${t.invoice}</h1><p class="price"><b>${money(invoice.amount_due, language)}</b></p>
<p>${open ? t.bankAsks : (t.invoiceStatus[invoice.status] ?? invoice.status)}</p>
${open && html`<form method="post"><button class="primary">${t.confirm}</button></form>`}</section>
<a class="back" href="${back}">← ${t.back}</a>`;
  return page({
    language,
    title: `${t.invoice} · Demo`,
    body,
    formTargets: [new URL(back, "http://localhost").origin],
  });
}

function nothing(): Response {
  const body = html`<section><h1>${words.en.notFound}</h1><p lang="es">${words.es.notFound}</p></section>`;
  return page({ language: "en", title: "Llave · Demo", body, status: 404 });
}
