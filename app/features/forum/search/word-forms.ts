/**
 * Other forms of a folded word, for a search: what the index's own stemmer (Porter, English) does
 * not bring together. Spanish verbs by the endings that are used of cars (arrancar: arranca,
 * arrancan, arrancó…), also where the vowel of the stem changes (encender: enciende), and plurals
 * in -ces. Forms that do not exist do no harm: no one has written them.
 */
export function formsOf(word: string): string[] {
  if (!/^\p{L}{4,}$/u.test(word)) return [];
  const forms = new Set<string>();
  if (word.endsWith("ces")) forms.add(`${word.slice(0, -3)}z`);
  if (word.endsWith("z")) forms.add(`${word.slice(0, -1)}ces`);
  for (const [kind, ending] of verbs) {
    const found = ending.exec(word);
    const stem = found && word.slice(0, found.index);
    if (!stem || stem.length < 4) continue;
    for (const one of stemsOf(stem)) for (const end of endings[kind]) forms.add(one + end);
    break;
  }
  forms.delete(word);
  return [...forms];
}

const verbs = [
  ["ar", /(?:ar|aron|ando|ado|ada|aba|aban)$/],
  ["er", /(?:er|ir|ieron|iendo|ido|ida|ia|ian)$/],
  ["either", /(?:an|en|a|e|o)$/],
] as const;

const ar = ["ar", "a", "an", "o", "ando", "ado", "aba", "aron", "e"];
const er = ["er", "ir", "e", "en", "io", "iendo", "ido", "ia", "o", "a"];
const endings = { ar, er, either: [...new Set([...ar, ...er])] };

/** Stems whose vowel changes under the stress, as they are and changed. */
const changing = [
  ["encend", "enciend"],
  ["calent", "calient"],
  ["recalent", "recalient"],
  ["apret", "apriet"],
  ["cerr", "cierr"],
  ["perd", "pierd"],
  ["tembl", "tiembl"],
  ["son", "suen"],
  ["mov", "muev"],
  ["prob", "prueb"],
  ["tron", "truen"],
  ["rod", "rued"],
] as const;

const stemsOf = (stem: string): readonly string[] =>
  changing.find((pair) => pair.some((one) => one === stem)) ?? [stem];
