import { isLanguage, type Language } from "#app/values/language.ts";
import { Html, html } from "./html.ts";

/** A request to a page, with its form. */
export type Visit = { method: string; id: string; verb: string; form: URLSearchParams };

/**
 * The language of a page from Stripe's name of a locale (`es-419`); the product's default is
 * English.
 */
export function languageOf(locale: string | null): Language {
  const language = locale?.split("-")[0];
  return isLanguage(language) ? language : "en";
}

const locales: Record<Language, { money: string; date: string }> = {
  en: { money: "en-US", date: "en-US" },
  es: { money: "es-US", date: "es-MX" },
};

type Page = {
  language: Language;
  title: string;
  body: Html;
  status?: number;
  /** A layout for wide screens. */
  wide?: boolean;
  /** The targets of this page's forms: browsers apply the policy to redirects too. */
  formTargets?: string[];
};

/** A whole page of the demo's: no script, no picture but the icon, nothing from elsewhere. */
export function page({
  language,
  title,
  body,
  status = 200,
  wide = false,
  formTargets = [],
}: Page): Response {
  const nonce = crypto.randomUUID();
  const text =
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style nonce="${nonce}">${new Html(style)}</style></head><body><main${wide && html` class="wide"`}>${body}</main></body></html>`
      .text;
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action ${["'self'", ...formTargets].join(" ")}; frame-ancestors 'none'`,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      // Browsers send their origin with a form only under a policy that allows it: crossSite
      // requires it.
      "referrer-policy": "same-origin",
    },
  });
}

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });

/** Dollars and cents for people, or another currency's. */
export const money = (cents: number, language: Language, currency = "usd"): string =>
  new Intl.NumberFormat(locales[language].money, {
    style: "currency",
    currency: currency.toUpperCase(),
  }).format(cents / 100);

/** A day for people; `at` in seconds. */
export const dateOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language].date, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(at * 1000);

/** The product's colours by their role (app/app.css), in both schemes. */
const style = `
:root{color-scheme:light dark;--ink:light-dark(#15181b,#f1efe9);--soft:light-dark(#454c53,#b9bfc5);--paper:light-dark(#f7f6f2,#121416);--card:light-dark(#fff,#1b1f22);--line:light-dark(#d5d7d6,#363c41);--strong:light-dark(#80878d,#7c848b);--steel:light-dark(#e9eae8,#262b30);--signal:#e4570a;--signal-ink:#15181b;--good:light-dark(#1d6b3a,#7fd19b);--busy:light-dark(#1a56a0,#8fbdf5);--busy-soft:light-dark(#e1ecf9,#142a45);--bad:light-dark(#a3201b,#f59a94);--bad-soft:light-dark(#fbe6e5,#3d1614)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Barlow,ui-sans-serif,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}main.wide{max-width:64rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}h2{margin:0 0 .75rem;font-size:1.25rem;line-height:1.25}p{margin:0 0 .75rem}
a{color:inherit;text-underline-offset:.25rem}:focus-visible{outline:3px solid var(--busy);outline-offset:2px}
section,article{margin:0 0 1rem;padding:1.25rem;border:1px solid var(--line);border-radius:.5rem;background:var(--card)}
.notice{margin:0 0 1rem;padding:.75rem 1rem;border:1px solid var(--busy);border-radius:.375rem;background:var(--busy-soft);color:var(--busy);font-weight:500}
.notice.bad{border-color:var(--bad);background:var(--bad-soft);color:var(--bad)}.notice p:last-child{margin:0}
.mark,dt,label,th{font-size:.875rem;font-weight:600;letter-spacing:.03em;text-transform:uppercase;color:var(--soft)}
.mark{display:flex;gap:.5rem;align-items:center;margin:0 0 1.25rem}.mark b{color:var(--ink)}.mark span{padding:.1rem .5rem;border:2px solid var(--strong);border-radius:.25rem}
dl{margin:0 0 1rem}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;align-items:baseline;padding:.15rem 0}dd{margin:0;font-variant-numeric:tabular-nums}dl.total{margin:.75rem 0 0;padding-top:.75rem;border-top:1px solid var(--line);font-weight:600}dl.total dt{color:var(--ink)}
.price{margin:0 0 1rem;font-size:1.125rem}.price b{font-size:2rem;line-height:1.2;font-variant-numeric:tabular-nums}
label{display:block;margin:0 0 .25rem}.field{margin:0 0 1rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1rem;align-items:end}
input{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--strong);border-radius:.375rem;background:var(--card);color:inherit;font:inherit;font-variant-numeric:tabular-nums}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1rem;border:1px solid var(--strong);border-radius:.375rem;background:var(--card);color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.primary{width:100%;min-height:3.25rem;border-color:var(--signal);background:var(--signal);color:var(--signal-ink);font-size:1.125rem}
button small{font-weight:500;color:var(--soft)}button:has(small){flex-direction:column;align-items:flex-start;line-height:1.25}
button:hover,.button:hover{filter:brightness(.95)}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}.row form{margin:0}.back{display:inline-flex;min-height:2.75rem;align-items:center}
ul{margin:0;padding:0;list-style:none}li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.6rem 0;border-top:1px solid var(--line);font-variant-numeric:tabular-nums}li:first-child{border-top:0}
.brand{text-transform:capitalize}code{font:.9em ui-monospace,monospace}.soft{color:var(--soft)}.good{color:var(--good);font-weight:600}.wrong{color:var(--bad);font-weight:600}small{font-size:.875rem}
.cards{margin:0 0 1rem;padding:.75rem 1rem;border-radius:.375rem;background:var(--steel)}.cards li{padding:.25rem 0;border:0;justify-content:flex-start}`;
