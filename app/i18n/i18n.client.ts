import type { Words } from "#app/ui/words.ts";
import { byLanguage, defaultLanguage, type Language } from "#app/values/language.ts";
import { createT, type Dictionary } from "#app/values/translate.ts";
import type en from "./en.ts";

// A page brings the words that its own modules name, in the language that it is shown in
// (scripts/page-words.ts, docs/decisions/0010); the rest of their namespaces come after it.
type Namespace = Exclude<keyof typeof en, "paper" | "approval">;
const load: Record<Language, Record<Namespace, () => Promise<Dictionary>>> = {
  en: {
    account: async () => (await import("#app/features/account/words.en.ts")).en,
    admin: async () => (await import("#app/features/admin/words.en.ts")).en,
    assistant: async () => (await import("#app/features/assistant/words.en.ts")).en,
    billing: async () => (await import("#app/features/billing/words.en.ts")).en,
    codes: async () => (await import("#app/features/codes/words.en.ts")).en,
    customers: async () => (await import("#app/features/customers/words.en.ts")).en,
    forum: async () => (await import("#app/features/forum/words.en.ts")).en,
    imports: async () => (await import("#app/features/customers/import/words.en.ts")).en,
    joining: async () => (await import("#app/features/customers/merge/words.en.ts")).en,
    membership: async () => (await import("#app/features/shop/membership/words.en.ts")).en,
    news: async () => (await import("#app/features/news/words.en.ts")).en,
    photo: async () => (await import("#app/features/assistant/photo/words.en.ts")).en,
    own: async () => (await import("#app/features/account/own-data/words.en.ts")).en,
    phrases: async () => (await import("#app/features/phrases/words.en.ts")).en,
    plans: async () => (await import("#app/features/site/plans/words.en.ts")).en,
    quotes: async () => (await import("#app/features/quotes/words.en.ts")).en,
    recalls: async () => (await import("#app/features/customers/recalls/words.en.ts")).en,
    repair: async () => (await import("#app/features/repair/words.en.ts")).en,
    review: async () => (await import("#app/features/twins/review/words.en.ts")).en,
    send: async () => (await import("#app/features/approval/send/words.en.ts")).en,
    shop: async () => (await import("#app/features/shop/words.en.ts")).en,
    site: async () => (await import("#app/features/site/words.en.ts")).en,
    team: async () => (await import("#app/features/shop/team/words.en.ts")).en,
    twoFactor: async () => (await import("#app/features/account/two-factor/words.en.ts")).en,
    ui: async () => (await import("#app/ui/words.en.ts")).en,
    videos: async () => (await import("#app/features/videos/words.en.ts")).en,
    vin: async () => (await import("#app/features/customers/vin/words.en.ts")).en,
  },
  es: {
    account: async () => (await import("#app/features/account/words.es.ts")).es,
    admin: async () => (await import("#app/features/admin/words.es.ts")).es,
    assistant: async () => (await import("#app/features/assistant/words.es.ts")).es,
    billing: async () => (await import("#app/features/billing/words.es.ts")).es,
    codes: async () => (await import("#app/features/codes/words.es.ts")).es,
    customers: async () => (await import("#app/features/customers/words.es.ts")).es,
    forum: async () => (await import("#app/features/forum/words.es.ts")).es,
    imports: async () => (await import("#app/features/customers/import/words.es.ts")).es,
    joining: async () => (await import("#app/features/customers/merge/words.es.ts")).es,
    membership: async () => (await import("#app/features/shop/membership/words.es.ts")).es,
    news: async () => (await import("#app/features/news/words.es.ts")).es,
    photo: async () => (await import("#app/features/assistant/photo/words.es.ts")).es,
    own: async () => (await import("#app/features/account/own-data/words.es.ts")).es,
    phrases: async () => (await import("#app/features/phrases/words.es.ts")).es,
    plans: async () => (await import("#app/features/site/plans/words.es.ts")).es,
    quotes: async () => (await import("#app/features/quotes/words.es.ts")).es,
    recalls: async () => (await import("#app/features/customers/recalls/words.es.ts")).es,
    repair: async () => (await import("#app/features/repair/words.es.ts")).es,
    review: async () => (await import("#app/features/twins/review/words.es.ts")).es,
    send: async () => (await import("#app/features/approval/send/words.es.ts")).es,
    shop: async () => (await import("#app/features/shop/words.es.ts")).es,
    site: async () => (await import("#app/features/site/words.es.ts")).es,
    team: async () => (await import("#app/features/shop/team/words.es.ts")).es,
    twoFactor: async () => (await import("#app/features/account/two-factor/words.es.ts")).es,
    ui: async () => (await import("#app/ui/words.es.ts")).es,
    videos: async () => (await import("#app/features/videos/words.es.ts")).es,
    vin: async () => (await import("#app/features/customers/vin/words.es.ts")).es,
  },
};

type PageWords = Record<Language, () => Promise<{ default: Dictionary }>>;
type Part = Namespace | PageWords;
const pages = new Set<PageWords>();
/** Called by the module of each route, before its page is rendered. */
export const addPageWords = (page: PageWords): void => void pages.add(page);

type State = "loaded" | { coming: Promise<void> } | { failed: unknown };
const states = byLanguage(() => new Map<Part, State>());
const isNamespace = (name: string): name is Namespace => name in load[defaultLanguage];

type Sentences = { [name: string]: string | Sentences };
const sentences = byLanguage<Sentences>(() => ({}));

const loadPart = async (language: Language, part: Part): Promise<Dictionary> =>
  typeof part === "string"
    ? { [part]: await load[language][part]() }
    : (await part[language]()).default;

/** Fetches one part, once. A part that could not be fetched is tried again by the next caller. */
function fetchPart(language: Language, part: Part): Promise<void> {
  const state = states[language].get(part);
  if (state === "loaded") return Promise.resolve();
  if (state && "coming" in state) return state.coming;
  const coming = loadPart(language, part).then(
    (loaded) => {
      merge(sentences[language], loaded);
      states[language].set(part, "loaded");
      if (typeof part !== "string") setTimeout(completeWords, 1_000, language, loaded);
    },
    (failed: unknown) => void states[language].set(part, { failed }),
  );
  states[language].set(part, { coming });
  return coming;
}

/** Fetches whole namespaces of a page's words, for what a form or a request may answer later. */
function completeWords(language: Language, page: Dictionary): void {
  for (const name of Object.keys(page)) if (isNamespace(name)) void fetchPart(language, name);
}

function merge(all: Sentences, more: Dictionary): void {
  for (const [name, value] of Object.entries(more)) {
    if (typeof value === "string") all[name] = value;
    else {
      const known = all[name];
      const inner = typeof known === "object" ? known : {};
      all[name] = inner;
      merge(inner, value);
    }
  }
}

/**
 * Throws the promise of the part with this key, so that React keeps what is shown until it has
 * come: first the words of the pages, then the namespace. A part that cannot be fetched is an error
 * like any other of the page, and is tried again when the page is. A key that no part has is
 * returned.
 */
function awaitWord(language: Language, key: string): string {
  const namespace = key.slice(0, key.indexOf(":"));
  if (!isNamespace(namespace)) return key;
  if (states[language].get(namespace) === "loaded") return key;
  const part = [...pages].find((page) => states[language].get(page) !== "loaded") ?? namespace;
  throwIfFailed(language, part);
  throw fetchPart(language, part);
}

function throwIfFailed(language: Language, part: Part): void {
  const state = states[language].get(part);
  if (!state || state === "loaded" || !("failed" in state)) return;
  states[language].delete(part);
  throw state.failed;
}

const words = byLanguage<Words>((language) => ({
  language,
  t: createT(sentences[language], (key) => awaitWord(language, key)),
}));

/**
 * The words of one language: those of the pages that were opened, and of each namespace that is
 * loaded in the other language.
 * @throws when they cannot be fetched.
 */
export async function loadWords(language: Language): Promise<Words> {
  const loaded = Object.values(states).flatMap((known) => [...known.keys()]);
  const parts = new Set<Part>([...pages, ...loaded]);
  await Promise.all([...parts].map((part) => fetchPart(language, part)));
  for (const part of parts) throwIfFailed(language, part);
  return words[language];
}
