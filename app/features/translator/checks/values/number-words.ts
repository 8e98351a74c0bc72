import type { Language } from "#app/values/language.ts";

/**
 * The number that a word means. `soft`: the other language may omit it ("both", "the first thing",
 * "un"); `telling`: a different number in its place is still a fault ("first" and "segundo").
 */
export type NumberWord = { value: number; soft?: boolean; telling?: boolean };

const count = (list: string, first: number, step = 1) =>
  list.split(" ").map((word, n) => [word, { value: first + n * step }] as const);
const some = (rows: Record<string, number>, kind: Omit<NumberWord, "value">) =>
  Object.entries(rows).flatMap(([words, value]) =>
    words.split(" ").map((word) => [word, { value, ...kind }] as const),
  );

const en = new Map<string, NumberWord>([
  ...count(
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    2,
  ),
  ...count("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...count("third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth", 3),
  ...count("twenties thirties forties fifties sixties seventies eighties nineties", 20, 10),
  ...some({ hundred: 100, thousand: 1_000, million: 1_000_000 }, {}),
  ...some(
    {
      zero: 0,
      one: 1,
      noon: 12,
      midnight: 12,
      couple: 2,
      pair: 2,
      both: 2,
      neither: 2,
      either: 2,
      single: 1,
    },
    { soft: true },
  ),
  ...some(
    {
      dozen: 12,
      quarter: 4,
      half: 0.5,
      first: 1,
      second: 2,
      once: 1,
      twice: 2,
      double: 2,
      triple: 3,
    },
    { soft: true, telling: true },
  ),
]);
const es = new Map<string, NumberWord>([
  ...count(
    "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
    2,
  ),
  ...count(
    "veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
    20,
  ),
  ...count("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
  ...count(
    "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    200,
    100,
  ),
  ...count(
    "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
    200,
    100,
  ),
  ...some(
    { "cien ciento": 100, mil: 1_000, "millon millones": 1_000_000, "veintiun veintiuna": 21 },
    {},
  ),
  ...some(
    {
      "tercero tercera tercer terceros terceras tercio tercios": 3,
      "quinto quinta": 5,
      "sexto sexta": 6,
      "septimo septima": 7,
    },
    {},
  ),
  ...some({ "octavo octava": 8, "noveno novena": 9, "decimo decima": 10 }, {}),
  ...some(
    {
      "cero ceros": 0,
      "un uno una": 1,
      "mediodia medianoche": 12,
    },
    { soft: true },
  ),
  ...some({ "par pares ambos ambas": 2 }, { soft: true }),
  ...some(
    {
      "primero primera primer primeros primeras": 1,
      "segundo segunda segundas": 2,
      "docena docenas": 12,
      "cuarto cuarta": 4,
      "medio media mitad": 0.5,
    },
    { soft: true, telling: true },
  ),
  ...some({ "doble dobles": 2, triple: 3 }, { soft: true, telling: true }),
]);

export const numberWords: Record<Language, Map<string, NumberWord>> = { en, es };
