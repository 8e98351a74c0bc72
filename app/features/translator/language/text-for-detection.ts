import { cutText, linesOf } from "#app/features/translator/cut/cut.ts";
import { isShouted } from "#app/features/translator/protect/plates.ts";
import { protect, withoutTokens } from "#app/features/translator/protect/protect.ts";

/** English words that cars of every country show, and mechanics of every language say. */
const onScreens = /(?<!\p{L})check(?:\s+engine)?(?!\p{L})/giu;

/** The beginning of a text without code, URLs, part numbers, abbreviations and quoted lines. */
export const spokenIn = (text: string): string => {
  const own = text
    .slice(0, 4_000)
    .split("\n")
    .filter((line) => !line.startsWith(">"))
    .join("\n");
  const lines = linesOf(cutText(own)).join("\n").slice(0, 1_000);
  const words = withoutTokens(protect(lines).text);
  // Who writes all in capitals says it in them.
  return (isShouted(words) ? words.toLowerCase() : words)
    .replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, " ")
    .replace(onScreens, " ")
    .replace(/[*_~[\]()#>]/g, " ");
};
