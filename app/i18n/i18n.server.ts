import { createContext, createCookie, type MiddlewareFunction } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import type { Words } from "#app/ui/words.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#app/values/language.ts";
import { createT, type Dictionary, type TFunction } from "#app/values/translate.ts";

/**
 * Holds the reader's language until the browser is closed: no expiry date, never guessed from
 * Accept-Language.
 */
const languageCookie = createCookie("lng", { path: "/", sameSite: "lax", httpOnly: true });

// Whose language it is, is remix-i18next's to find; the words are read by our own reader, on both
// sides (docs/decisions/0010-one-translation-function.md).
const [detectLanguage, readLanguage] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    cookie: languageCookie,
    // A member's own language, where this browser has no choice of its own: it comes with the
    // session, so `loadViewer` runs first.
    order: ["searchParams", "cookie", "custom"],
    findLocale: async ({ context }) => viewerOf(context)?.language ?? null,
  },
});

type Context = Parameters<typeof readLanguage>[0];

// An isolate reads the words of a language when they are first needed, and keeps them: nothing of
// any request is in them.
const load: Record<Language, () => Promise<{ default: Dictionary }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
};
const words = new Map<Language, Promise<Words>>();

function loadWords(language: Language): Promise<Words> {
  const known = words.get(language);
  if (known) return known;
  const loading = load[language]().then((module) => ({ language, t: createT(module.default) }));
  words.set(language, loading);
  return loading;
}

export const languageOf = (context: Context): Language => readLanguage(context) as Language;

const pageLanguageContext = createContext<Language | null>(null);

/** Shows a page in a language of its own: a customer's is in the language of its job. */
export const setPageLanguage = (context: Context, language: Language): void =>
  context.set(pageLanguageContext, language);

/** The words of the page: in its own language, else in the viewer's. */
export const wordsOf = (context: Context): Promise<Words> =>
  loadWords(context.get(pageLanguageContext) ?? languageOf(context));

/** Sentences in a language that need not be the reader's. */
export const loadT = async (language: Language): Promise<TFunction> =>
  (await loadWords(language)).t;

/** Sentences in every language. */
export async function loadEveryT(): Promise<(language: Language) => TFunction> {
  const every = new Map(
    await Promise.all(languages.map(async (one) => [one, await loadT(one)] as const)),
  );
  return (language) => every.get(language)!;
}

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
