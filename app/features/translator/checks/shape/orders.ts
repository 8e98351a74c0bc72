import type { Language } from "#app/values/language.ts";

/** What a line may tell a machine to do, and the words by which an answer tells it, too. */
const orders: readonly Record<Language, RegExp>[] = [
  { en: /write|print|output/, es: /escrib[ae]|imprim[ae]/ },
  { en: /translate/, es: /trad[uú](?:ce|zca)/ },
  {
    en: /say|tell|answer|reply|respond|repeat/,
    es: /d[ií](?:ga)?|cont[eé]st[ae]|resp[oó]nd[ae]|repit[ae]/,
  },
  {
    en: /pretend|act|imagine|behave/,
    es: /finj[ae]|finge|act[uú][ae]|imag[ií]n[ae]|comp[oó]rt[ae]/,
  },
  { en: /ignore|forget|disregard/, es: /ignor[ae]|olv[ií]d[ae]|descart[ae]/ },
  { en: /now you|you are now|youre now/, es: /ahora/ },
];

/** Whether a line that tells someone to write or play something was obeyed. */
export const obeys = (source: string, answer: string, from: Language, to: Language): boolean => {
  return orders.some((row) => {
    const begins = new RegExp(
      `^\\W*(?:please |por favor,? )?(?:${row[from].source})(?:lo|la|me|le|te)? (?:that|this|in|as|like|the|only|a|an|just|you|your|el|la|que|esto|en|como|un|una|solo|s[oó]lo|lo|tus|sus|todo|all|everything|any|previous|eres|es|act|are)(?!\\p{L})`,
      "iu",
    );
    return begins.test(source) && !row[to].test(answer.toLowerCase());
  });
};
