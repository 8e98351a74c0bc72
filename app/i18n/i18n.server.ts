import { createContext, type MiddlewareFunction } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { viewerOf } from "#app/features/account/session/identity.server.ts";
import type { Words } from "#app/ui/words.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#app/values/language.ts";
import { keepLanguage, languageCookie } from "./language-cookie.server.ts";
import { loadWords } from "./load-words.server.ts";

// Language detection is remix-i18next's; the product's own function reads the words, on both sides
// (docs/decisions/0010-one-translation-function.md).
const [detectLanguage, readLanguage] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    cookie: languageCookie,
    // A member's own language, where this browser has none chosen: it is loaded with the session,
    // so `loadViewer` runs first.
    order: ["searchParams", "cookie", "custom"],
    findLocale: async ({ context }) => viewerOf(context)?.language ?? null,
  },
});

type Context = Parameters<typeof readLanguage>[0];

export const languageOf = (context: Context): Language => readLanguage(context) as Language;

const pageLanguageContext = createContext<Language | null>(null);

/** Shows a page in its own language: a customer's is in the language of its job. */
export const setPageLanguage = (context: Context, language: Language): void =>
  context.set(pageLanguageContext, language);

/** The words of the page: in its own language, else in the viewer's. */
export const wordsOf = (context: Context): Promise<Words> =>
  loadWords(context.get(pageLanguageContext) ?? languageOf(context));

// `?lng=es` on any address sets the language. After next(), because a redirect would drop a
// loader's headers.
const shareLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const asked = new URL(request.url).searchParams.get("lng");
  if (isLanguage(asked)) response.headers.append("set-cookie", await keepLanguage(asked));
  return response;
};

export const i18nMiddleware = [shareLanguage, detectLanguage];
