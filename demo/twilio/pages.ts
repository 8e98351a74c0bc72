import { type Html, html } from "../stripe/pages/html.ts";
import { page } from "../stripe/pages/page.ts";
import { demoAccount, type Mode, modes, phones, tokenOf } from "./accounts.ts";
import type { DemoText } from "./store.ts";

type Phone = { number: string; mode: Mode; texts: DemoText[] };

const notice = html`<p class="mark"><b>Llave</b> <span>Demo</span></p>
<div class="notice"><p>These telephones are the demo's. Nothing is sent to anyone.</p>
<p lang="es">Estos teléfonos son de la demostración. No se envía nada a nadie.</p></div>`;

const nameOf = (number: string) => phones.find((one) => one.number === number)?.name;

/** /demo/phone: all telephones, and the account with which a shop of the demo can connect. */
export function listPhones(numbers: readonly string[]): Response {
  const all = [...new Set([...phones.map(({ number }) => number), ...numbers])];
  const body = html`${notice}<section><h1>Phones · <span lang="es">Teléfonos</span></h1>
<ul>${all.map(
    (number) =>
      html`<li><a class="back" href="/demo/phone/${number.slice(1)}">${nameOf(number) ?? number}</a><span class="soft">${number}</span></li>`,
  )}</ul></section>
<section><h2>Account for the settings · <span lang="es">Cuenta para la configuración</span></h2>
<dl><div><dt>Account SID</dt><dd><code>${demoAccount.sid}</code></dd></div>
<div><dt>Auth token</dt><dd><code>${tokenOf(demoAccount.sid)}</code></dd></div>
<div><dt>SMS</dt><dd>${demoAccount.sms}</dd></div><div><dt>WhatsApp</dt><dd>${demoAccount.whatsapp}</dd></div></dl></section>
<a class="back" href="/">← Llave</a>`;
  return page({ language: "en", title: "Phones · Demo", body });
}

const does: Record<Mode, [string, string]> = {
  works: ["Works", "Funciona"],
  off: ["Switched off: undelivered", "Apagado: no se entrega"],
  blocked: ["Has sent STOP to the carrier", "Envió STOP a la operadora"],
  none: ["No such number", "Número inexistente"],
  hangs: ["The provider hangs", "El proveedor no responde"],
  silent: ["Reports of delivery get lost", "Se pierden los avisos de entrega"],
};

/** /demo/phone/:number: received messages, and a form to answer. */
export function showPhone({ number, mode }: Phone): Response {
  const at = `/demo/phone/${number.slice(1)}`;
  const body = html`${notice}<section><h1>${nameOf(number) ?? number}</h1><p class="soft">${number}</p>
<iframe src="${at}/thread" title="Messages · Mensajes" width="100%" height="420"></iframe></section>
<section><h2>Answer · <span lang="es">Responder</span></h2><form method="post" action="${at}/send">
<div class="field"><label for="text">Text · <span lang="es">Texto</span></label><input id="text" name="text" autocomplete="off" autofocus></div>
<div class="row"><button name="way" value="sms">SMS</button><button name="way" value="whatsapp">WhatsApp</button></div></form></section>
<section><h2>Send a picture · <span lang="es">Enviar una foto</span></h2><form method="post" action="${at}/send" class="row">
<input type="hidden" name="picture" value="on"><button name="way" value="sms">SMS</button><button name="way" value="whatsapp">WhatsApp</button></form></section>
<section><h2>Send a voice note · <span lang="es">Enviar una nota de voz</span></h2><form method="post" action="${at}/send" class="row">
<input type="hidden" name="voice" value="on"><button name="way" value="sms">MMS</button><button name="way" value="whatsapp">WhatsApp</button></form></section>
<section><h2>This phone · <span lang="es">Este teléfono</span></h2>${modes.map((one) =>
    modeForm(at, one, mode),
  )}</section><a class="back" href="/demo/phone">← Phones · <span lang="es">Teléfonos</span></a>`;
  return framed(page({ language: "en", title: `${number} · Demo`, body }));
}

const modeForm = (at: string, one: Mode, mode: Mode): Html =>
  html`<form method="post" action="${at}/mode" class="field"><input type="hidden" name="mode" value="${one}"><button${one === mode && html` class="primary"`}><span>${does[one][0]}</span><small lang="es">${does[one][1]}</small></button></form>`;

/** Messages in both directions, newest first; the page reloads itself. */
export function showThread({ texts }: Phone): Response {
  const body = html`<ul>${texts.map(
    ({ direction, way, text, media, status, error, at }) =>
      html`<li><span><small class="soft">${direction === "in" ? "→" : "←"} ${way === "sms" ? "SMS" : "WhatsApp"} · ${new Date(at).toISOString().slice(11, 19)} UTC</small><br>${text}${media && picturesOf(media)}</span><small class="${error === null ? "soft" : "wrong"}">${status}${error !== null && ` ${error}`}</small></li>`,
  )}</ul>${texts.length === 0 && html`<p class="soft">Nothing yet. <span lang="es">Todavía no hay nada.</span></p>`}`;
  const response = framed(page({ language: "en", title: "Messages · Demo", body }));
  response.headers.set("refresh", "2");
  return response;
}

/** Pictures as the telephone shows them: those of the shop come from the product's own address. */
const picturesOf = (media: string): Html[] =>
  media
    .split(" ")
    .map((one) =>
      one.startsWith("http")
        ? html`<br><img src="${new URL(one).pathname}" alt="Picture · Foto" width="160">`
        : html` <small>[picture · <span lang="es">foto</span>]</small>`,
    );

/** A page that the demo's own pages may frame. */
function framed(response: Response): Response {
  const policy = response.headers.get("content-security-policy") ?? "";
  response.headers.set(
    "content-security-policy",
    `${policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; frame-src 'self'`,
  );
  response.headers.set("x-frame-options", "SAMEORIGIN");
  return response;
}
