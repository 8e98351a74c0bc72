/**
 * A member's name for customers, and where space is short: of an email address the part before its
 * @.
 */
export const shortName = (name: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(name) ? name.slice(0, name.indexOf("@")) : name;

/**
 * The initials of a name, at most two: of the first word and the last. Of an email, its first
 * letter.
 */
export function initialsOf(name: string): string {
  const words = shortName(name)
    .split(/[\s.@]+/)
    .filter(Boolean);
  const ends =
    name.includes("@") || words.length === 1 ? words.slice(0, 1) : [words[0]!, words.at(-1)!];
  return ends
    .map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase())
    .join("");
}
