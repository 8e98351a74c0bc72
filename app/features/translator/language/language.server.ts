import type { Detect } from "#app/features/translator/checks/line.ts";
import type { Language } from "#app/values/language.ts";

/**
 * The detector of languages: loaded with the first text that is written or translated, and no
 * sooner (docs/decisions/0022-languages-are-detected.md).
 */
export const openDetector = async (): Promise<Detect> =>
  (await import("./detector.server.ts")).detect;

/**
 * The language of a post: what the text itself says where that is plain, else the language its
 * author had on the screen.
 */
export async function writtenIn(text: string, assumed: Language): Promise<Language> {
  const { language, sure } = (await openDetector())(text);
  return language && sure ? language : assumed;
}

/**
 * The language of a text that was changed, where it is plain; undefined leaves the post what it
 * was.
 */
export async function plainlyIn(text: string): Promise<Language | undefined> {
  const { language, sure } = (await openDetector())(text);
  return sure ? language : undefined;
}
