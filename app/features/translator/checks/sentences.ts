/** Abbreviations whose period ends no sentence. */
const abbreviation =
  /(?:^|[\s("'«“¿¡])(?:\p{L}|sup|inf|thou|qty|cant|cond|delt|trans|eng|batt|veh|ref|refs|aut|autom|incl|izq|der|del|tras|delant|pass|psgr|cust|rec|prob|temp|no|núm|nro|vs|misc|approx|aprox|sr|sra|mr|mrs|dr|ej|etc|ud|uds|pág|pag|fig|lbs?|pies|ft|in|oz|gal|min|máx|max|mín|tel|cil|cyl|dept|depto|ee|st|av|mm|cm|kg|hrs?|p\.?\s?ej|blvd|rd|e\.?g|i\.?e|a\.?\s?m|p\.?\s?m|m\.n|u\.s|n)\.["')»”]?\s+$/iu;

const title = /(?:^|\s)(?:Sr|Sra|Mr|Mrs|Dr|Ud|Uds|St|EE)\.\s+$/;

/** The sentences of a line, by their signs alone, since people forget capitals. */
export function sentencesIn(line: string): string[] {
  const found: string[] = [];
  for (const part of line.split(/(?<=(?:[.!?…]|\?!)["')»”*_]{0,3}\s{1,3})(?=\S)/u)) {
    const last = found.at(-1);
    // A part without a word, or after an ellipsis, belongs to the part before.
    const goesOn =
      last !== undefined &&
      ((abbreviation.test(last.slice(-14)) && /^(?:[\p{Ll}\d(]|ZQ)/u.test(part)) ||
        title.test(last.slice(-8)) ||
        /(?:\.\.\.|…)["')]*\s*$/.test(last) ||
        !/[\p{L}\d]/u.test(part));
    if (goesOn) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}

/** Abbreviations that end a line, and no words: "3 thou in.", "from Alameda St.", "3 qty." */
const shortened =
  /(?:\d\s?(?:in|ft|lbs?|oz|gal|min|cm|hrs?)|\sthou in|(?<!\p{L})(?:st|ave|blvd|qty|m[aá]x|m[ií]n|izq|del|aprox|approx|pass))\.\s*$/iu;

/** Whether a line ends with the mark of a sentence, and not with an abbreviation. */
export const isEnded = (line: string): boolean =>
  /[.!?…]["'»”)*_]*\s*$/.test(line) && !shortened.test(line);

/** How often a line asks. "???" is one question. */
export const questionsIn = (line: string): number => line.match(/\?+/g)?.length ?? 0;
