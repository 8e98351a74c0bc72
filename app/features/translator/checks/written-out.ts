import type { Language } from "#app/values/language.ts";

/**
 * Abbreviations that shops write, and their words. A row between slashes is a pattern that ignores
 * case; every other one must match exactly.
 */
const rows: Record<Language, string> = {
  en: `
/LF/ = left front
FL = left front
/L\\/F/ = left front
/LR/ = left rear
RL = left rear
/L\\/R/ = left rear
/RF/ = right front
FR = right front
/R\\/F/ = right front
/RR/ = right rear
/R\\/R(?! )/ = right rear
/RT/ = right
/LT\\./ = left
/LCAs?/ = lower control arm
/UCAs?/ = upper control arm
/sup\\./ = upper
/inf\\./ = lower
/(?<=\\d ?)mi/ = miles
/(?<=\\d ?)k\\.?\\s?ohms?/ = k ohms
/ea\\./ = each
/front (?:desk|office|counter)/ = counter
LH = left
RH = right
/L\\/H/ = left
/R\\/H/ = right
/D\\/S/ = driver side
DS = driver side
/P\\/S(?! (?:pump|fluid|hose|rack|belt|line))/ = passenger side
/P\\/S(?= (?:pump|fluid|hose|rack|belt|line))/ = power steering
PS = power steering
/pass\\.?(?= (?:side|door|window|seat|front|rear|mirror|airbag|air|axle))/ = passenger
/psgr\\.?|pssgr\\.?|passgr\\.?|psngr\\.?/ = passenger
/drvr\\.?/ = driver
/frt\\.?/ = front
/R&R'?d?|R\\s?&\\s?I/ = replace
/t-?stat/ = thermostat
/incl\\.?/ = included
/w\\/o/ = without
/w\\// = with
/cust\\.?/ = customer
/rec(?:omm?)?\\.|rec'd/ = recommend
/prob\\./ = probably
/temp\\./ = temperature
/approx\\./ = about
/qty\\.?/ = quantity
/eng\\./ = engine
/trans\\./ = transmission
/alt\\./ = alternator
/batt\\.?/ = battery
/serp\\.?/ = serpentine
/veh\\.?/ = vehicle
/reqd|req'd/ = required
/chk\\.?/ = check
/repl\\.?/ = replace
/\\+(?= ?[\\p{L}$Z])/ = plus
/&/ = and
/b\\/c/ = because
`,
  es: `
/izq\\.?|izqd[oa]\\.?|izqo\\.?/ = izquierdo
/der\\.?|dcho\\.?|dcha\\.?/ = derecho
/tras\\.|tras(?=\\.? (?:izq|der|derech[oa]|izquierd[oa])(?!\\p{L}))/ = trasero
/del\\.(?= \\p{Ll})|del(?=\\.? (?:izq|der|derech[oa]|izquierd[oa])(?!\\p{L}))/ = delantero
/delant\\.?/ = delantero
/sup\\./ = superior
/inf\\./ = inferior
/(?<=\\d )mi(?= (?:de|del|desde|en|por|a)(?!\\p{L})|[.,;]|$)/ = millas
/kilo\\s?-?ohms?|kilo\\s?-?ohmios?/ = k ohms
DI = delantero izquierdo
DD = delantero derecho
TI = trasero izquierdo
TD = trasero derecho
/pas\\.|pasaj\\.?/ = pasajero
/cond\\.(?= \\p{Ll})/ = conductor
/incl\\.?/ = incluido
/c\\/u/ = cada uno
/c\\// = con
/s\\// = sin
/p\\// = para
/M\\.?\\s?O\\.?(?= |$)/ = mano de obra
/refs?\\./ = refacciones
/rec\\./ = recomendado
/prob\\./ = probable
/temp\\./ = temperatura
/cte\\.?/ = cliente
/aprox\\./ = aproximadamente
/\\+(?= ?[\\p{L}$Z])/ = más
/&/ = y
`,
};

type Row = { said: RegExp; words: string };

/** Rows without slashes match in capitals only: "fl" and "di" are words. */
const read = (lines: string): Row[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [said, words] = line.split(" = ") as [string, string];
      const isPattern = said.startsWith("/");
      const pattern = isPattern ? said.slice(1, -1) : said;
      // In "w/tax", a letter follows the slash.
      const goesOn = pattern.endsWith("/");
      return {
        said: new RegExp(
          `(?<![\\p{L}\\d])(?:${pattern})${goesOn ? "" : "(?![\\p{L}\\d])"}`,
          isPattern ? "giu" : "gu",
        ),
        words: goesOn ? `${words} ` : words,
      };
    });

const abbreviations: Record<Language, Row[]> = { en: read(rows.en), es: read(rows.es) };

/** A line with the abbreviations of shops as words: "RR tire, incl. tax" is a right rear tire. */
export const writtenOut = (line: string, language: Language): string =>
  abbreviations[language].reduce(
    (text, { said, words }) =>
      text.replace(said, (found) =>
        /^\p{Lu}/u.test(found) ? words.charAt(0).toUpperCase() + words.slice(1) : words,
      ),
    line,
  );
