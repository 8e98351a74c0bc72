import { familyOf } from "#app/features/codes/families.ts";
import { library } from "#app/features/codes/library.ts";
import { isImpossible, originOf } from "#app/features/codes/origin.ts";
import type { Language } from "#app/values/language.ts";
import type { CodeDetails } from "./details.ts";

/** The first character of a code. */
const systemLetters: Record<string, Record<Language, string>> = {
  P: { en: "Powertrain", es: "Tren motriz" },
  B: { en: "Body", es: "Carrocería" },
  C: { en: "Chassis", es: "Chasis" },
  U: { en: "Network", es: "Red de comunicación" },
};

const origins = {
  standard: {
    en: "Standard code: the same on every make",
    es: "Código estándar: igual en todas las marcas",
  },
  manufacturer: {
    en: "Manufacturer code: its meaning depends on the make",
    es: "Código del fabricante: su significado depende de la marca",
  },
  impossible: {
    en: "Not valid: this digit is always 0 to 3",
    es: "No válido: este dígito va del 0 al 3",
  },
  reserved: { en: "Reserved by the standard", es: "Reservado por el estándar" },
};
const fault = { en: "The fault itself", es: "La falla en sí" };

/** The meaning of each part of a code: P, 0, 4 and 20. Only standard codes have groups. */
export function partsOf(code: string, language: Language): CodeDetails["parts"] {
  const origin = isImpossible(code) ? "impossible" : originOf(code);
  const family = origin === "standard" ? familyOf(code) : undefined;
  const grouped = family?.length === 3;
  return [
    { letters: code.charAt(0), meaning: systemLetters[code.charAt(0)]![language] },
    { letters: code.charAt(1), meaning: origins[origin][language] },
    ...(grouped
      ? [{ letters: code.charAt(2), meaning: library().families[family]![language] }]
      : []),
    { letters: code.slice(grouped ? 3 : 2), meaning: fault[language] },
  ];
}
