import { createCookie, type MiddlewareFunction } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { isLanguage, type Language, languages } from "#app/values/language.ts";
import type { WordKey } from "#app/values/word-key.ts";
import { resources } from "./resources.ts";

/** Holds the reader's language until the browser is closed (decision 2): no expiry date, never guessed from Accept-Language. */
const languageCookie = createCookie("lng", { path: "/", sameSite: "lax", httpOnly: true });

const [detectLanguage, readLanguage, readI18n] = createI18nextMiddleware({
  detection: { supportedLanguages: [...languages], fallbackLanguage: "en", cookie: languageCookie, order: ["searchParams", "cookie"] },
  i18next: { resources, defaultNS: "ui", interpolation: { escapeValue: false }, returnNull: false },
});

export const i18nOf = readI18n;
export const languageOf = (context: Parameters<typeof readLanguage>[0]): Language => readLanguage(context) as Language;

/** Sentences in a language that need not be the reader's: the interface's by default. */
export function sayIn(context: Parameters<typeof readI18n>[0], language: Language = languageOf(context)) {
  const speak = readI18n(context).getFixedT(language) as unknown as (key: string, params?: object) => string;
  return (key: WordKey, params?: Record<string, string | number>): string => speak(key, params);
}

/** The header that makes a browser keep this language until it is closed. */
export const keepLanguage = (language: Language): Promise<string> => languageCookie.serialize(language);

// `?lng=es` on any address sets the language. After next(), because a redirect would lose what a loader sets.
const shareLanguage: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const asked = new URL(request.url).searchParams.get("lng");
  if (isLanguage(asked)) response.headers.append("set-cookie", await keepLanguage(asked));
  return response;
};

export const i18nMiddleware = [shareLanguage, detectLanguage];
