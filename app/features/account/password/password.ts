/** Length of a password in characters. The maximum bounds the cost of hashing. */
export const passwordLength = { min: 8, max: 128 } as const;

/** Words that are guessed first on this site. */
const ownWords = [
  "llave",
  "llave123",
  "llavellave",
  "mechanic",
  "mecanico",
  "mecánico",
  "workshop",
  "autorepair",
];

/** Lower case and without accents, as someone who guesses would try both. */
export const foldPassword = (password: string): string =>
  password.normalize("NFKC").toLowerCase().trim();

/**
 * Whether a password is easily guessed: on the list of common ones (folded), of fewer than four
 * different characters, a sequence of digits or letters, the account's own address, or the site's
 * name.
 */
export function isEasilyGuessed(
  password: string,
  email: string,
  common: ReadonlySet<string>,
): boolean {
  const folded = foldPassword(password);
  if (new Set(folded).size < 4 || isRun(folded)) return true;
  const address = foldPassword(email);
  const own = [address, address.split("@")[0] ?? "", ...ownWords];
  return common.has(folded) || own.some((word) => word !== "" && isRepeated(folded, word));
}

/** `abcdefgh`, `87654321`: each character follows, or precedes, the one before. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return (
    Math.abs(step) === 1 && codes.slice(1).every((code, at) => code - (codes[at] ?? 0) === step)
  );
}

/** `word`, `wordword`, …, also followed by digits or punctuation. */
function isRepeated(text: string, word: string): boolean {
  let rest = text;
  let times = 0;
  while (rest.startsWith(word)) {
    rest = rest.slice(word.length);
    times++;
  }
  return times > 0 && /^[\p{N}\p{P}\p{S}]*$/u.test(rest) && rest.length <= 4;
}
