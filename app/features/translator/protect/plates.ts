/**
 * Licence plates that are written with a space: ABC 1234 (US, Uruguay), ABC 123 A (Mexico), AB 123
 * CD (Argentina), ABC 123 (Colombia, Peru), BCDF 12 (Chile), 7ABC 123, 1234 BCD. Those in one piece
 * or with a dash are protected as part numbers.
 */
const spaced =
  /(?<![\p{L}\d])(?:\d?[A-Z]{2,4} \d{2,4}(?: (?:[A-Z]{1,3}|\d{2}))?|\d{3,4} [A-Z]{2,3})(?![\p{L}\d]|[.,:/]\d)/gu;

/** Words for a plate before it. */
const cue =
  /(?:plates?|licen[cs]e|tags?|placas?|patentes?|matr[ií]culas?|chapas?|tablillas?)(?!\p{L})[^.!?\n]{0,24}$/iu;

/** Short words of both languages in capitals next to a number, which are no part of a plate. */
const words = new Set(
  (
    "A AL AN AND ARE AS ASI AT ATE BE BUT BY CAN CON DA DAN DE DEL DIO DO DOS EL EN ERA ES ESE ESO ESTA FIX FOR FROM FUE GET GOT HA HAD HAN HAS HAY HE " +
    "HER HIS HOT I IF IN INTO IS IT ITS JUST LA LAS LE LES LO LOS MAS MAX ME MI MIN MIS MUY MY NEW NI NO NON NOR NOT NUEVO NUNCA O OF OFF OLD ON ONE " +
    "ONLY OR OUR OUT PARA PASA PER PERO POR QUE RUN RUNS SE SER SET SI SIN SIX SO SOLO SON STOP SU SUS TEN THAN THE THEN TO TOO TOP TU TWO UN UNA UNO UP US " +
    "USA USE VA VAN VIA WAS WE WITH Y YA YO YOU YOUR " +
    // Units and what is counted.
    "AMP AMPS BAR CC CCA CFM CM CV DLLS FT GAL GR HP HRS HZ KG KM KMS KPA KPH KW LB LBS LTS MI ML MM MPG MPH NM OHM OZ PESO PIES PSI PSIG QT RPM USD MXN ARS COP CLP PEN VDC VOLT " +
    // Days, hours, months.
    "AM PM HOY DIA DIAS MES ANO AÑO ENE FEB MAR ABR APR MAY JUN JUL AGO AUG SEP OCT NOV DIC DEC MON TUE WED THU FRI SAT SUN LUN MIE JUE VIE SAB DOM"
  ).split(" "),
);
const isWord = (group: string) => words.has(group);
const sayable = /[AEIOUYÁÉÍÓÚ]/;

/** Whether most of a text's letters are capitals. */
export const isShouted = (text: string): boolean => {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > 6 && capitals > small;
};

/**
 * The plates of a text, as start and length. A plate is what looks like one and is no word: "BMW
 * 320 NO" ends before the NO, "SIN 350" is none. Without a word for plate nearby, pronounceable
 * letters are a word.
 */
export function platesIn(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let line = { end: -1, shouted: false };
  for (const match of text.matchAll(spaced)) {
    if (match.index > line.end) line = lineAt(text, match.index);
    const told = cue.test(text.slice(Math.max(0, match.index - 40), match.index));
    const groups = match[0].split(" ");
    const [first, , last] = groups;
    const mayBe = (group: string) => !isWord(group) && (told || !sayable.test(group));
    if (/^\d/.test(first!) && (groups.length === 2 ? !told || isWord(groups[1]!) : !told)) continue;
    if (isWord(first!) || (line.shouted && !mayBe(first!)) || (!told && first!.length > 3))
      continue;
    const ends = /^(?:$|[.,;:!?)\n])/.test(
      text.slice(match.index + match[0].length, match.index + match[0].length + 1),
    );
    const belongs =
      last === undefined ||
      (/^\d/.test(last) ? told : mayBe(last) || (told && last.length === 1 && ends));
    const short = belongs ? match[0] : groups.slice(0, 2).join(" ");
    found.push({ start: match.index, end: match.index + short.length });
  }
  return found;
}

function lineAt(text: string, index: number): { end: number; shouted: boolean } {
  const end = text.indexOf("\n", index);
  const line = text.slice(text.lastIndexOf("\n", index) + 1, end < 0 ? undefined : end);
  return { end: end < 0 ? text.length : end, shouted: isShouted(line) };
}
