import { escaped } from "./stripe/pages/html.ts";

/**
 * A letter as the product sent it. `at` is in milliseconds.
 */
export type DemoLetter = {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string> | undefined;
  replyTo?: string | undefined;
  /** Names of the files that went with it. */
  files?: string[] | undefined;
  at: number;
};

/** The outbox stores this many letters; the oldest are deleted. */
const most = 200;

/** Stores a letter and returns its id. Ids count down, so that the newest is listed first. */
export async function keepLetter(
  box: KVNamespace,
  letter: Omit<DemoLetter, "at" | "id">,
  now: number,
): Promise<string> {
  const id = `${String(Number.MAX_SAFE_INTEGER - now).padStart(16, "0")}-${crypto.randomUUID()}`;
  const metadata = { to: letter.to.slice(0, 254), subject: letter.subject.slice(0, 300), at: now };
  await box.put(id, JSON.stringify({ ...letter, id, at: now } satisfies DemoLetter), { metadata });
  const { keys } = await box.list();
  await Promise.all(keys.slice(most).map(({ name }) => box.delete(name)));
  return id;
}

/** The pages of the outbox; undefined for any other address. */
export async function outbox(
  box: KVNamespace,
  path: string,
  method: string,
): Promise<Response | undefined> {
  const [, id] = /^\/demo\/outbox(?:\/([\w-]+))?\/?$/.exec(path) ?? [undefined, null];
  if (id === null || (method !== "GET" && method !== "HEAD")) return undefined;
  if (id === undefined) {
    const { keys } = await box.list<Pick<DemoLetter, "to" | "subject" | "at">>({ limit: most });
    return page(
      list(keys.flatMap(({ name, metadata }) => (metadata ? [{ id: name, ...metadata }] : []))),
    );
  }
  const letter = await box.get<DemoLetter>(id, "json");
  return letter ? page(whole(letter)) : undefined;
}

const list = (letters: Pick<DemoLetter, "id" | "to" | "subject" | "at">[]): string =>
  letters.length === 0
    ? `<p class="empty">Nothing here yet. <span lang="es">Todavía no hay nada.</span></p>`
    : `<ol>${letters
        .map(
          ({ id, to, subject, at }) =>
            `<li><a href="/demo/outbox/${escaped(id)}"><b>${escaped(subject)}</b><span>${escaped(to)}</span><span>${moment(at)}</span></a></li>`,
        )
        .join("")}</ol>`;

/** The demo's customer answers, as from a telephone. */
const answerForm = (id: string) => `<form method="post" action="/demo/outbox/${escaped(id)}/answer">
<p><label for="text">Answer as the customer · <span lang="es">Responder como el cliente</span></label></p>
<textarea id="text" name="text" rows="4" required></textarea><p><button>Send · <span lang="es">Enviar</span></button></p></form>`;

const whole = ({
  id,
  from,
  to,
  subject,
  text,
  headers = {},
  replyTo,
  files = [],
  at,
}: DemoLetter): string => {
  const head = {
    From: from,
    To: to,
    Date: moment(at),
    ...(replyTo && { "Reply-To": replyTo }),
    ...(files.length > 0 && { Attachments: files.join(", ") }),
    ...headers,
  };
  const rows = Object.entries(head).map(
    ([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`,
  );
  return `<p><a href="/demo/outbox">← All messages · <span lang="es">Todos los mensajes</span></a></p>
<article><h2>${escaped(subject)}</h2><dl>${rows.join("")}</dl><div class="text">${linked(text)}</div></article>${replyTo?.startsWith("reply+") ? answerForm(id) : ""}`;
};

const moment = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC`;

/** The text of a letter with its web addresses as links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) =>
      at % 2 ? `<a href="${escaped(part)}" rel="noreferrer">${escaped(part)}</a>` : escaped(part),
    )
    .join("");

const style = `
:root{color-scheme:light dark;--ink:light-dark(#15181b,#f1efe9);--soft:light-dark(#454c53,#b9bfc5);--paper:light-dark(#f7f6f2,#121416);--card:light-dark(#fff,#1b1f22);--line:light-dark(#d5d7d6,#363c41);--busy:light-dark(#1a56a0,#8fbdf5);--busy-soft:light-dark(#e1ecf9,#142a45)}
*{box-sizing:border-box}body{margin:0 auto;max-width:46rem;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}h2{margin:0 0 1rem;font-size:1.25rem}a{color:inherit;text-underline-offset:.25rem}
:focus-visible{outline:3px solid var(--busy);outline-offset:2px}
.demo{margin:0 0 1.5rem;padding:.75rem 1rem;border:1px solid var(--busy);border-radius:.375rem;background:var(--busy-soft);color:var(--busy);font-weight:500}.demo p{margin:0}
p>a{display:inline-flex;min-height:2.75rem;align-items:center;gap:.35rem}
ol,article{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:.5rem;background:var(--card)}
li+li{border-top:1px solid var(--line)}li a{display:grid;padding:.9rem 1.25rem;text-decoration:none}li a:hover b{text-decoration:underline}li span,dt{color:var(--soft);font-size:.9rem}
article{padding:1.25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem;padding-bottom:1.25rem;border-bottom:1px solid var(--line)}dd{margin:0}
textarea,button{width:100%;padding:.75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.5rem}button{min-height:2.75rem;font-weight:600;border-color:var(--ink)}
.text{white-space:pre-wrap;font-size:1.05rem}.empty{padding:3rem 1.5rem;border:1px dashed var(--line);border-radius:.5rem;text-align:center}`;

function page(body: string): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo outbox · Llave</title><style nonce="${nonce}">${style}</style></head><body><main>
<p><a href="/">← Llave</a></p>
<h1>Demo outbox · <span lang="es">Bandeja de salida</span></h1>
<div class="demo"><p>This is the demo's: nothing was sent. These messages would have gone out by email.</p>
<p lang="es">Esto es de la demostración: no se envió nada. Estos mensajes habrían salido por correo electrónico.</p></div>
${body}</main></body></html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
