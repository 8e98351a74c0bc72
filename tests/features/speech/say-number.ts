import type { Language } from "#app/values/language.ts";

const units: Record<Language, string[]> = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  ),
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  ),
};
const tens: Record<Language, string[]> = {
  en: "twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
  es: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" "),
};
const hundreds =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(
    " ",
  );

/** How a number below a million is said. */
export const sayNumber = (value: number, language: Language): string => say[language](value);

const say: Record<Language, (value: number) => string> = {
  en: (value) => {
    if (value < 20) return units.en[value]!;
    if (value < 100)
      return [tens.en[Math.floor(value / 10) - 2], value % 10 ? units.en[value % 10] : ""]
        .filter(Boolean)
        .join("-");
    const scale = value < 1_000 ? 100 : 1_000;
    const rest = value % scale ? ` ${say.en(value % scale)}` : "";
    return `${say.en(Math.floor(value / scale))} ${scale === 100 ? "hundred" : "thousand"}${rest}`;
  },
  es: (value) => {
    if (value < 30) return units.es[value]!;
    if (value < 100)
      return [tens.es[Math.floor(value / 10) - 2], value % 10 ? units.es[value % 10] : ""]
        .filter(Boolean)
        .join(" y ");
    if (value === 100) return "cien";
    if (value < 1_000)
      return [hundreds[Math.floor(value / 100) - 1], value % 100 ? say.es(value % 100) : ""]
        .filter(Boolean)
        .join(" ");
    const thousands = Math.floor(value / 1_000);
    const before = thousands === 1 ? "" : `${say.es(thousands).replace(/uno$/, "ún")} `;
    const rest = value % 1_000 ? ` ${say.es(value % 1_000)}` : "";
    return `${before.replace(/y ún/, "y un").replace(/ciento ún/, "ciento un")}mil${rest}`;
  },
};
