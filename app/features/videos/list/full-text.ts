import type { Category } from "#app/features/videos/video.ts";
import { fold } from "#app/values/fold.ts";

/**
 * One thing that is looked for: any of these, as the index takes them; or the whole of a category.
 */
export type Group = { ways: string[]; category?: Category };

/**
 * A word or name as the index takes it (sqlite.org/fts5.html, section 3): cut as the index cuts it
 * and quoted, so that nothing typed is an operator. A word may be only begun, if it has three
 * letters: "AC" is no beginning of "accelerator". Eight letters of a word are looked for: that many
 * the index knows by heart (`prefix` in the migration), and "transmisiones" then finds
 * "transmisión".
 */
export function wordGroup(text: string): Group {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return { ways: [] };
  const last = [...words.at(-1)!];
  const open = last.length < 3 ? "" : "*";
  return { ways: [`"${[...words.slice(0, -1), last.slice(0, known).join("")].join(" ")}"${open}`] };
}

/**
 * A search in the language of the full-text index: everything that is looked for is in the title or
 * description, and the filters hold.
 */
export function matching(
  groups: readonly Group[],
  filters: Record<string, string | undefined>,
): string {
  const said = groups
    .filter(({ ways }) => ways.length > 0)
    .map(({ ways, category }) => {
      const inText = `{title description} : (${ways.join(" OR ")})`;
      return category ? `(${inText} OR category : "${category}")` : inText;
    });
  if (said.length === 0) return `"${unsaid}"`;
  const held = Object.entries(filters).flatMap(([column, word]) =>
    word ? [`${column} : "${word}"`] : [],
  );
  return [...said, ...held].join(" AND ");
}

const known = 8;

/** A word that no index holds: signs alone find nothing. */
const unsaid = "\uE000";
