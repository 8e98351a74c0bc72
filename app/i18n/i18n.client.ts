import type { Words } from "#app/ui/words.ts";
import { byLanguage, defaultLanguage, type Language } from "#app/values/language.ts";
import { createT, type Dictionary, type TFunction } from "#app/values/translate.ts";
import type en from "./en.ts";

// A page brings the words of its own features, in the language that it is shown in, and no others
// (docs/decisions/0010).
type Part = "base" | Exclude<keyof typeof en, "ui" | "site" | "account" | "paper">;
const load: Record<Language, Record<Part, () => Promise<Dictionary>>> = {
  en: {
    base: async () => (await import("./base.en.ts")).default,
    admin: async () => (await import("#app/features/admin/words.en.ts")).en,
    assistant: async () => (await import("#app/features/assistant/words.en.ts")).en,
    billing: async () => (await import("#app/features/billing/words.en.ts")).en,
    codes: async () => (await import("#app/features/codes/words.en.ts")).en,
    customers: async () => (await import("#app/features/customers/words.en.ts")).en,
    forum: async () => (await import("#app/features/forum/words.en.ts")).en,
    imports: async () => (await import("#app/features/customers/import/words.en.ts")).en,
    membership: async () => (await import("#app/features/shop/membership/words.en.ts")).en,
    news: async () => (await import("#app/features/news/words.en.ts")).en,
    photo: async () => (await import("#app/features/assistant/photo/words.en.ts")).en,
    own: async () => (await import("#app/features/account/own-data/words.en.ts")).en,
    plans: async () => (await import("#app/features/site/plans/words.en.ts")).en,
    quotes: async () => (await import("#app/features/quotes/words.en.ts")).en,
    recalls: async () => (await import("#app/features/customers/recalls/words.en.ts")).en,
    repair: async () => (await import("#app/features/repair/words.en.ts")).en,
    shop: async () => (await import("#app/features/shop/words.en.ts")).en,
    team: async () => (await import("#app/features/shop/team/words.en.ts")).en,
    twoFactor: async () => (await import("#app/features/account/two-factor/words.en.ts")).en,
    videos: async () => (await import("#app/features/videos/words.en.ts")).en,
    vin: async () => (await import("#app/features/customers/vin/words.en.ts")).en,
  },
  es: {
    base: async () => (await import("./base.es.ts")).default,
    admin: async () => (await import("#app/features/admin/words.es.ts")).es,
    assistant: async () => (await import("#app/features/assistant/words.es.ts")).es,
    billing: async () => (await import("#app/features/billing/words.es.ts")).es,
    codes: async () => (await import("#app/features/codes/words.es.ts")).es,
    customers: async () => (await import("#app/features/customers/words.es.ts")).es,
    forum: async () => (await import("#app/features/forum/words.es.ts")).es,
    imports: async () => (await import("#app/features/customers/import/words.es.ts")).es,
    membership: async () => (await import("#app/features/shop/membership/words.es.ts")).es,
    news: async () => (await import("#app/features/news/words.es.ts")).es,
    photo: async () => (await import("#app/features/assistant/photo/words.es.ts")).es,
    own: async () => (await import("#app/features/account/own-data/words.es.ts")).es,
    plans: async () => (await import("#app/features/site/plans/words.es.ts")).es,
    quotes: async () => (await import("#app/features/quotes/words.es.ts")).es,
    recalls: async () => (await import("#app/features/customers/recalls/words.es.ts")).es,
    repair: async () => (await import("#app/features/repair/words.es.ts")).es,
    shop: async () => (await import("#app/features/shop/words.es.ts")).es,
    team: async () => (await import("#app/features/shop/team/words.es.ts")).es,
    twoFactor: async () => (await import("#app/features/account/two-factor/words.es.ts")).es,
    videos: async () => (await import("#app/features/videos/words.es.ts")).es,
    vin: async () => (await import("#app/features/customers/vin/words.es.ts")).es,
  },
};

type State = { t: TFunction } | { coming: Promise<void> } | { failed: unknown };
const states = byLanguage(() => new Map<Part, State>());
const partOf = (namespace: string): Part | undefined =>
  namespace in load[defaultLanguage]
    ? (namespace as Part)
    : ["ui", "site", "account"].includes(namespace)
      ? "base"
      : undefined;

/** Fetches one part, once. What could not be had is tried again by whoever asks next. */
function fetchPart(language: Language, part: Part): Promise<void> {
  const state = states[language].get(part);
  if (state && "t" in state) return Promise.resolve();
  if (state && "coming" in state) return state.coming;
  const coming = load[language][part]().then(
    (sentences) =>
      void states[language].set(part, {
        t: createT(part === "base" ? sentences : { [part]: sentences }),
      }),
    (failed: unknown) => void states[language].set(part, { failed }),
  );
  states[language].set(part, { coming });
  return coming;
}

/**
 * Says a sentence of a part that is here. Of one that is not, it throws the promise of it, so that
 * React keeps what is shown until it has come; a part that cannot be had is an error like any other
 * of the page, and is tried again when the page is.
 */
const createLazyT =
  (language: Language): TFunction =>
  (word, params) => {
    const key = typeof word === "string" ? word : word.key;
    const part = partOf(key.slice(0, key.indexOf(":")));
    if (!part) return key;
    const state = states[language].get(part);
    if (state && "t" in state) return state.t(word, params);
    if (state && "failed" in state) {
      states[language].delete(part);
      throw state.failed;
    }
    throw fetchPart(language, part);
  };

const words = byLanguage<Words>((language) => ({ language, t: createLazyT(language) }));

/**
 * The words of one language: those of every page, of the namespaces that are named, and of whatever
 * is at hand in the other language.
 * @throws when they cannot be had.
 */
export async function loadWords(
  language: Language,
  namespaces: readonly string[] = [],
): Promise<Words> {
  const atHand = Object.values(states).flatMap((known) => [...known.keys()]);
  const parts = new Set<Part>([
    "base",
    ...atHand,
    ...namespaces.flatMap((name) => partOf(name) ?? []),
  ]);
  await Promise.all([...parts].map((part) => fetchPart(language, part)));
  for (const part of parts) {
    const state = states[language].get(part);
    if (state && "failed" in state) {
      states[language].delete(part);
      throw state.failed;
    }
  }
  return words[language];
}
