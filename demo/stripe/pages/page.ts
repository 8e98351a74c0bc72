import { isLanguage, type Language } from "#app/values/language.ts";
import { Html, html } from "./html.ts";
import { style } from "./style.ts";

/** One request to a page, its form read. */
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
  /** For a desk rather than a phone. */
  wide?: boolean;
  /**
   * Where the answer to a form of this page may lead: browsers hold a redirect to the policy too.
   */
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
      // Browsers name their origin with a form only under a policy that lets them: crossSite asks
      // for it.
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
