import { createCookie, type MiddlewareFunction } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { findViewerOf } from "#app/features/account/guard.server.ts";
import type { Words } from "#app/ui/words.ts";
import {
  byLanguage,
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from "#app/values/language.ts";
import { createT, type TFunction } from "#app/values/translate.ts";
import { resources } from "./resources.ts";

/**
 * Holds the reader's language until the browser is closed (decision 2): no expiry date, never
 * guessed from Accept-Language.
 */
const languageCookie = createCookie("lng", { path: "/", sameSite: "lax", httpOnly: true });

// Whose language it is, is remix-i18next's to find; the words are read by our own reader, on both
// sides (docs/decisions/0009).
const [detectLanguage, readLanguage] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    cookie: languageCookie,
    // A member's own language, where this browser has no choice of its own: it comes with the
    // session, so `loadViewer` runs first.
    order: ["searchParams", "cookie", "custom"],
    findLocale: async ({ context }) => findViewerOf(context)?.language ?? null,
  },
});

type Context = Parameters<typeof readLanguage>[0];

// Constant, and nothing of any request is in them: an isolate has one of each.
const words = byLanguage<Words>((language) => ({ language, t: createT(resources[language]) }));

export const languageOf = (context: Context): Language => readLanguage(context) as Language;

/** The words of the reader's language. */
export const wordsOf = (context: Context): Words => words[languageOf(context)];

/** Sentences in a language that need not be the reader's. */
export const getT = (language: Language): TFunction => words[language].t;

/**
 * The language that a request's pages are in: the one its address names, else the one its cookie
 * keeps, else the default.
 */
export async function languageAsked(headers: Headers, search: URLSearchParams): Promise<Language> {
  const named = search.get("lng");
  if (isLanguage(named)) return named;
  const cookies = headers.get("cookie");
  const stored = cookies?.includes("lng=") ? await languageCookie.parse(cookies) : undefined;
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** The header that makes a browser keep this language until it is closed. */
export const keepLanguage = (language: Language): Promise<string> =>
  languageCookie.serialize(language);

// `?lng=es` on any address sets the language. After next(), because a redirect would lose what a
// loader sets.
const shareLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const asked = new URL(request.url).searchParams.get("lng");
  if (isLanguage(asked)) response.headers.append("set-cookie", await keepLanguage(asked));
  return response;
};

export const i18nMiddleware = [shareLanguage, detectLanguage];
