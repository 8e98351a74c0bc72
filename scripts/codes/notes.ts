import type { Words } from "../../app/features/codes/code.ts";
import { makerNotes } from "./lexicon.ts";
import type { CodeSource } from "./parts.ts";

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
} satisfies Record<string, Words>;

/** Explanations of the bank, sensor and letters of a code of the library. */
export function placeNotes({ part, at }: CodeSource): Words[] {
  const has = (pattern: RegExp) => at.some((one) => pattern.test(one));
  const ofCamshaft = /^(camshaft|rocker)/.test(part.en);
  return [
    ...(has(/^b\d/) ? [notes.bank] : []),
    ...(has(/^s\d/) && part.en.startsWith("oxygen") ? [notes.sensor] : []),
    ...(has(/^[AB]$/) && ofCamshaft ? [notes.camshaft] : []),
    ...(has(/^[A-L1-3]$/) && !ofCamshaft && !/^(cylinder|gear)/.test(part.en)
      ? [notes.letter]
      : []),
  ];
}

/** Notes on makers that use the code in another sense. */
export const catalogNotes = ({ code }: CodeSource): Words[] => [makerNotes[code] ?? []].flat();
