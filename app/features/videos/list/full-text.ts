import type { Category } from "#app/features/videos/video.ts";
import { fold } from "#app/values/fold.ts";

/** Term of a search: alternatives as FTS5 phrases, or a whole category. */
export type Group = { ways: string[]; category?: Category };

/**
 * A word or name as an FTS5 phrase (sqlite.org/fts5.html, section 3), quoted so that nothing typed
 * is an operator. Words of three letters or more match by prefix: eight letters at most, which the
 * index stores (`prefix` in the migration), so that "transmisiones" finds "transmisión".
 */
export function wordGroup(text: string): Group {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return { ways: [] };
  const last = [...words.at(-1)!];
  const open = last.length < 3 ? "" : "*";
  return {
    ways: [`"${[...words.slice(0, -1), last.slice(0, prefixLength).join("")].join(" ")}"${open}`],
  };
}

/** An FTS5 query: every term is in the title or description, and the filters match. */
export function matching(
  groups: readonly Group[],
  filters: Record<string, string | undefined>,
): string {
  const terms = groups
    .filter(({ ways }) => ways.length > 0)
    .map(({ ways, category }) => {
      const inText = `{title description} : (${ways.join(" OR ")})`;
      return category ? `(${inText} OR category : "${category}")` : inText;
    });
  if (terms.length === 0) return `"${noMatch}"`;
  const held = Object.entries(filters).flatMap(([column, word]) =>
    word ? [`${column} : "${word}"`] : [],
  );
  return [...terms, ...held].join(" AND ");
}

const prefixLength = 8;

/** A private-use character, which no index contains: a search for punctuation finds nothing. */
const noMatch = "\uE000";
