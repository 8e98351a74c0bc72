import { type Condition, conditions } from "../connect/account-object.ts";
import type { Connect } from "../connect/connected.ts";
import { html } from "./html.ts";
import { page, seeOther, type Visit } from "./page.ts";

const choices: [Condition, string, string][] = [
  ["ready", "Finish: the account takes cards", "Terminar: la cuenta acepta tarjetas"],
  ["review", "Finish: Stripe reviews it first", "Terminar: Stripe la revisa antes"],
  ["restricted", "Leave without a document", "Salir sin un documento"],
  ["refused", "Stripe refuses the shop", "Stripe rechaza el taller"],
];

/** /demo/connect/:visit: the stand-in for Stripe's hosted onboarding. */
export function answerConnect({ method, id, form }: Visit, connect: Connect): Response {
  const account = connect.find(id.split(".")[0] ?? "");
  const visit = account?.visits.find((one) => one.id === id);
  if (!account || !visit) return nothing();
  const condition = conditions.find((one) => one === form.get("as"));
  if (method === "POST") {
    if (condition) connect.set(account.id, condition);
    return seeOther(visit.returnUrl);
  }
  const body = html`<p class="mark"><b>Llave</b> <span>Demo</span></p>
<div class="notice"><p>This is the demo's page, not Stripe. Nobody opens an account. Choose how it ends.</p>
<p lang="es">Esta es la página de la demostración, no es Stripe. Nadie abre una cuenta. Elija cómo termina.</p></div>
<section><h1>${account.email ?? account.id}</h1><p>${account.country} · ${account.currency.toUpperCase()}</p>
${choices.map(
  ([as, english, spanish]) =>
    html`<form method="post" class="field"><input type="hidden" name="as" value="${as}"><button><span>${english}</span><small lang="es">${spanish}</small></button></form>`,
)}</section>
<a class="back" href="${visit.refreshUrl}">← Llave</a>`;
  const formTargets = [new URL(visit.returnUrl).origin];
  return page({ language: "en", title: "Connect · Demo", body, formTargets });
}

function nothing(): Response {
  const body = html`<section><h1>There is no such page.</h1><p lang="es">Esta página no existe.</p></section>`;
  return page({ language: "en", title: "Llave · Demo", body, status: 404 });
}
