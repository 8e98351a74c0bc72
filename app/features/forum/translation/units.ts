/** Units written out, which are translated while their numbers stay: each as both languages say it, its sign too. Signs alone are put away (`protect.ts`). */
const units: readonly RegExp[] = [
  "miles?|mi|millas?",
  "kilomet(?:er|re)s?|km|kms|kil[oó]metros?",
  "met(?:er|re)s?|m|metros?",
  "centimet(?:er|re)s?|cm|cent[ií]metros?",
  "millimet(?:er|re)s?|mm|mil[ií]metros?",
  "inch(?:es)?|in|pulgadas?",
  "foot|feet|ft|pies?",
  "gallons?|gal|gal[oó]n(?:es)?",
  "quarts?|qts?|cuartos?",
  "lit(?:er|re)s?|l|litros?",
  "pounds?|lbs?|libras?",
  "kilos?|kilograms?|kg|kilogramos?",
  "ounces?|oz|onzas?",
  "grams?|g|gramos?",
  "volts?|v|voltios?",
  "amps?|amperes?|a|amperios?|amperes",
  "ohms?|ohmios?|Ω",
  "watts?|w|vatios?",
  "degrees?|grados?|°",
  "percent|per cent|por ciento|%",
  "hours?|hrs?|h|horas?",
  "minutes?|mins?|minutos?",
  "seconds?|secs?|s|segundos?",
  "days?|d[ií]as?",
  "weeks?|semanas?",
  "months?|mes(?:es)?",
  "years?|yrs?|años?",
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"));

const numbers =
  "\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce";
const counted = units.map((unit) => new RegExp(`(?<![\\p{L}\\d])(?:${numbers})[\\s-]+${unit.source}`, "iu"));

/** Whether what is counted in one text is spoken of in the other: 20 miles are not "20 kilómetros". */
export const sameUnits = (source: string, answer: string): boolean =>
  units.every((unit, at) => (!counted[at]!.test(source) || unit.test(answer)) && (!counted[at]!.test(answer) || unit.test(source)));
