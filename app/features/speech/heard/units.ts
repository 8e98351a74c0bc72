import type { Word } from "#app/features/translator/checks/words.ts";
import type { Language } from "#app/values/language.ts";

/** Spoken units, folded, and the symbols that the product writes for them. */
const signs: Record<Language, Record<string, string>> = {
  en: {
    "volt volts": " V",
    "millivolts millivolt": " mV",
    "amp amps amperes ampere": " A",
    "milliamps milliamp": " mA",
    "ohm ohms": " Ω",
    percent: "%",
    "millimeters millimeter": " mm",
    "kilometers kilometer": " km",
    "liters liter": " L",
    "kilopascals kilopascal": " kPa",
    "newton_meters newton_meter": " N·m",
    foot_pounds: " ft-lb",
    "psi p_s_i": " psi",
    "rpm rpms r_p_m": " rpm",
  },
  es: {
    "volt volts voltio voltios": " V",
    "milivoltios milivoltio": " mV",
    "amper amperes amperio amperios": " A",
    "miliamperios miliamperes": " mA",
    "ohm ohms ohmio ohmios": " Ω",
    "por_ciento porciento": "%",
    "milimetros milimetro": " mm",
    "kilometros kilometro": " km",
    "litros litro": " L",
    "kilopascales kilopascal": " kPa",
    "newton_metro newton_metros": " N·m",
    "pies_libra libras_pie": " ft-lb",
    "psi p_s_i pe_ese_i": " psi",
    "rpm r_p_m revoluciones_por_minuto": " rpm",
  },
};

type Unit = { words: string[]; sign: string };

const unitsOf = (table: Record<string, string>): Unit[] =>
  Object.entries(table)
    .flatMap(([names, sign]) => names.split(" ").map((name) => ({ words: name.split("_"), sign })))
    .sort((one, other) => other.words.length - one.words.length);

const units: Record<Language, Unit[]> = { en: unitsOf(signs.en), es: unitsOf(signs.es) };

/** The unit in the words from `at` on, with no punctuation before any of them. */
export const unitAt = (words: readonly Word[], at: number, language: Language): Unit | undefined =>
  units[language].find((unit) =>
    unit.words.every((name, n) => words[at + n]?.text === name && words[at + n]!.stop === 0),
  );

/** Other units with decimals: a number before one does not end a sentence. */
const counted =
  /^(?:v|a|mm|cm|km|l|hrs?|horas?|hours?|grados?|degrees?|dolares|dollars|pesos|bucks|libras?|pounds?|lbs?|galon(?:es)?|gallons?|quarts?|cuartos|miles?|millas?|inch(?:es)?|pulgadas?|metros?|meters?|bar|bares|vueltas?|turns?|segundos?|seconds?|ohms?|psi|kg|kilos?)$/;

/** Whether the word at `at` is a unit or a counted thing. */
export const isCounted = (words: readonly Word[], at: number, language: Language): boolean =>
  unitAt(words, at, language) !== undefined ||
  (words[at]?.stop === 0 && counted.test(words[at]!.text));
