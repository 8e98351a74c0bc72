import type { Language } from "#app/values/language.ts";
import type { Breaker } from "./breaker.ts";
import { swaps } from "./swaps.ts";

const word = (from: string) =>
  new RegExp(`(?<![\\p{L}\\d])${from.replace(".", "\\.")}(?![\\p{L}\\d])`, "u");

/**
 * Words with another meaning unless the source matches: "2 mm left", "right above", "de 2008 en
 * adelante", "fuga de vacío", "low-mileage".
 */
const asides: readonly (readonly [RegExp, RegExp])[] = [
  [/^left$|^right$/, /izquierd|derech/i],
  [/^adelante$/, /(?<!\p{L})(?:front|forward|de adelante)/iu],
  [/^vacío$/, /(?<!\p{L})empty/iu],
  [/^millas?$/, /(?<!\p{L})miles?(?!\p{L})/iu],
  [/^first$/, /primer/i],
  [/^front$/, /(?<!por a)delant|frente|frontal/i],
  [/^manual$/, /manual|stick/i],
  [/^driver$/, /conductor|chofer|piloto/i],
  [/^old$/, /viej|usad|antigu/i],
];

/** Exchanges each word of a list for another: `hot/cold cold/hot`. */
const byList =
  (lists: Record<Language, string>): Breaker =>
  (answer, { text }, to) =>
    lists[to].split(" ").flatMap((pair) => {
      const [from, other] = pair.split("/") as [string, string];
      const aside = asides.some(([words, said]) => words.test(from) && !said.test(text));
      return word(from).test(answer) && !aside ? [answer.replace(word(from), other)] : [];
    });

const parts: Record<Language, [string, string][]> = {
  en: [
    ["water pump", "fuel pump"],
    ["fuel pump", "oil pump"],
    ["oil filter", "air filter"],
    ["air filter", "oil filter"],
    ["brake pads", "brake shoes"],
    ["timing belt", "serpentine belt"],
    ["head gasket", "valve cover gasket"],
    ["ball joint", "CV joint"],
    ["camshaft sensor", "crankshaft sensor"],
  ],
  es: [
    ["bomba de agua", "bomba de gasolina"],
    ["bomba de gasolina", "bomba de aceite"],
    ["filtro de aceite", "filtro de aire"],
    ["filtro de gasolina", "filtro de aceite"],
    ["balatas", "zapatas"],
    ["balata", "zapata"],
    ["banda de tiempo", "banda de accesorios"],
    ["sensor del cigüeñal", "sensor del árbol de levas"],
    ["sensor de oxígeno", "sensor de detonación"],
  ],
};
/** A part in place of a similar one. */
const exchangedPart: Breaker = (answer, _, to) =>
  parts[to].flatMap(([part, other]) =>
    new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, "u").test(answer)
      ? [answer.replace(part, other)]
      : [],
  );

/** Words exchanged for others. */
export const wordKinds: Record<string, Breaker> = {
  ...Object.fromEntries(Object.entries(swaps).map(([kind, lists]) => [kind, byList(lists)])),
  "per week, per day": byList({
    en: "week/day month/week hour/day year/month",
    es: "semana/día mes/semana hora/día año/mes",
  }),
  "part exchanged": exchangedPart,
};
