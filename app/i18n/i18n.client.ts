import { arrived, whenIdle } from "#app/ui/connection/idle.ts";
import type { Words } from "#app/ui/words.ts";
import { byLanguage, type Language } from "#app/values/language.ts";
import { createT, type Dictionary } from "#app/values/translate.ts";
import type { Namespaces } from "./namespaces.ts";

// A page brings the words that its own modules name, in the language that it is shown in
// (scripts/vite/page-words.ts, docs/decisions/0010-one-translation-function.md); the rest of their
// namespaces come after it. The lists come when they are needed: 1 KB of addresses, compressed.
const lists: Record<Language, () => Promise<Namespaces>> = {
  en: async () => (await import("./namespaces.en.ts")).namespaces,
  es: async () => (await import("./namespaces.es.ts")).namespaces,
};

type PageWords = Record<Language, () => Promise<{ default: Dictionary }>>;
/** The name of a namespace, or a page's words. */
type Part = string | PageWords;
const pages = new Set<PageWords>();
/** Called by the module of each route, before its page is rendered. */
export const addPageWords = (page: PageWords): void => void pages.add(page);

type State = "loaded" | { coming: Promise<void> } | { failed: unknown };
const states = byLanguage(() => new Map<Part, State>());

type Sentences = { [name: string]: string | Sentences };
const sentences = byLanguage<Sentences>(() => ({}));

/** Empty for a namespace that does not exist: a key in it is shown as it is. */
async function loadPart(language: Language, part: Part): Promise<Dictionary> {
  if (typeof part !== "string") return (await part[language]()).default;
  const list: Partial<Record<string, () => Promise<Dictionary>>> = await lists[language]();
  const words = await list[part]?.();
  return words ? { [part]: words } : {};
}

/** Fetches one part, once. A part that could not be fetched is tried again by the next caller. */
function fetchPart(language: Language, part: Part): Promise<void> {
  const state = states[language].get(part);
  if (state === "loaded") return Promise.resolve();
  if (state && "coming" in state) return state.coming;
  const coming = loadPart(language, part).then(
    (loaded) => {
      merge(sentences[language], loaded);
      states[language].set(part, "loaded");
      arrived();
      if (typeof part !== "string") setTimeout(completeWords, 3_000, language, loaded);
    },
    (failed: unknown) => void states[language].set(part, { failed }),
  );
  states[language].set(part, { coming });
  return coming;
}

/** Fetches whole namespaces of a page's words, for later answers to a form or a request. */
async function completeWords(language: Language, page: Dictionary): Promise<void> {
  for (const name of Object.keys(page)) {
    // Without this, the requests delay the page after a tap.
    await whenIdle();
    await fetchPart(language, name);
  }
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
 * Throws the promise of the part with this key, so that React keeps the current page until it has
 * loaded: first the words of the pages, then the namespace. A part that cannot be fetched is an
 * error like any other of the page, and is tried again when the page is. A key that no part has is
 * returned.
 */
function awaitWord(language: Language, key: string): string {
  const namespace = key.slice(0, key.indexOf(":"));
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
