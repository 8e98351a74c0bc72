import type { Detect } from "#app/features/translator/checks/line.ts";
import { loadGlossary } from "#app/features/translator/glossary/load.server.ts";
import type { Language } from "#app/values/language.ts";

/**
 * The detector of languages, with the glossary that it asks: loaded with the first text that is
 * written or translated, and no sooner (docs/decisions/0181-languages-by-the-glossary.md).
 */
export async function openDetector(): Promise<Detect> {
  const [{ detect }] = await Promise.all([import("./detector.server.ts"), loadGlossary()]);
  return detect;
}

/**
 * The language of a post: what the text itself says where that is plain, else the language its
 * author had on the screen.
 */
export async function writtenIn(text: string, assumed: Language): Promise<Language> {
  const { language, sure } = (await openDetector())(text);
  return language && sure ? language : assumed;
}

/** The language of a changed text, if it is certain; undefined leaves the post's language. */
export async function plainlyIn(text: string): Promise<Language | undefined> {
  const { language, sure } = (await openDetector())(text);
  return sure ? language : undefined;
}
