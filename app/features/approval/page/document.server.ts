import type { Language } from "#app/values/language.ts";
import css from "./customer.css?url";
import { Html, html } from "./html.ts";

/** A small script of a page, under the nonce of its request. */
type Script = { code: string; nonce: string | undefined };

type Document = { language: Language; title: string; body: Html; script?: Script };

/** A whole page: one style sheet, no script that it needs. */
function documentOf({ language, title, body, script }: Document): string {
  const run =
    script?.nonce && html`<script nonce="${script.nonce}">${new Html(script.code)}</script>`;
  return `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${css}"></head><body>${body}${run}</body></html>`
      .text
  }`;
}

/**
 * A page for a customer as an answer. Its address is a secret: no other site gets it as a referrer,
 * no search engine lists it, nothing stores it.
 */
export function customerPage({ status = 200, ...page }: Document & { status?: number }): Response {
  const script = page.script?.nonce ? `'nonce-${page.script.nonce}'` : "'none'";
  return new Response(documentOf(page), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
      "content-security-policy": `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src ${script}; form-action 'self'; base-uri 'none'`,
    },
  });
}
