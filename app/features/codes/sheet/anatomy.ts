import type { FaultCode } from "#app/features/codes/code.ts";
import { familyOf } from "#app/features/codes/family.ts";
import { families } from "#app/features/codes/family-lexicon.ts";
import { isImpossible, originOf } from "#app/features/codes/origin.ts";
import type { Language } from "#app/values/language.ts";
import type { Sheet } from "./sheet.ts";
import { systemLetters } from "./system-letters.ts";

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
export function partsOf(code: string, language: Language): Sheet["parts"] {
  const origin = isImpossible(code) ? "impossible" : originOf(code);
  const family = origin === "standard" ? familyOf(code) : undefined;
  const grouped = family?.length === 3;
  return [
    { letters: code.charAt(0), meaning: systemLetters[code.charAt(0)]![language] },
    { letters: code.charAt(1), meaning: origins[origin][language] },
    ...(grouped ? [{ letters: code.charAt(2), meaning: families[family]![language] }] : []),
    { letters: code.slice(grouped ? 3 : 2), meaning: fault[language] },
  ];
}

const notes = {
  bank: {
    en: "Bank 1 is the side of the engine with cylinder 1; bank 2 is the other.",
    es: "El banco 1 es el lado del motor donde está el cilindro 1; el banco 2 es el otro.",
  },
  sensor: {
    en: "Sensor 1 is upstream of the catalyst; sensor 2 is downstream.",
    es: "El sensor 1 está antes del catalizador; el sensor 2, después.",
  },
  camshaft: {
    en: "A is the intake camshaft, or the only one; B is the exhaust camshaft.",
    es: "A es el árbol de levas de admisión, o el único; B es el de escape.",
  },
  letter: {
    en: "The manufacturer’s data say which one each letter or number stands for.",
    es: "Los datos del fabricante dicen a cuál corresponde cada letra o número.",
  },
};

/** Explanations of a code's bank, sensor and letters. */
export function notesOf({ component, place }: FaultCode, language: Language): string[] {
  const has = (pattern: RegExp) => place.some((at) => pattern.test(at));
  const ofCamshaft = /^(cam|rocker)/.test(component);
  return [
    ...(has(/^b\d/) ? [notes.bank] : []),
    ...(has(/^s\d/) && /^oxygen/.test(component) ? [notes.sensor] : []),
    ...(has(/^[AB]$/) && ofCamshaft ? [notes.camshaft] : []),
    ...(has(/^[A-L1-3]$/) && !ofCamshaft && !/^(cylinder|gear)/.test(component)
      ? [notes.letter]
      : []),
  ].map((note) => note[language]);
}
