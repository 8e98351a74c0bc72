import { places } from "#app/features/codes/places.ts";
import type { Language } from "#app/values/language.ts";

const numbered = (
  key: string,
  en: string,
  es: string,
  from: number,
  to: number,
): Record<string, Record<Language, string>> =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, n) => [
      `${key}${from + n}`,
      { en: `${en} ${from + n}`, es: `${es} ${from + n}` },
    ]),
  );

/** Places on the car that the catalog names beside the library's. */
export const catalogPlaces: Record<string, Record<Language, string>> = {
  ...places,
  ...numbered("c", "cylinder", "cilindro", 9, 24),
  ...numbered("s", "sensor", "sensor", 4, 8),
  ...numbered("b", "bank", "banco", 3, 4),
  bothBanks: { en: "banks 1 and 2", es: "bancos 1 y 2" },
  coldStart: { en: "cold start", es: "arranque en frío" },
  gm: { en: "General Motors", es: "General Motors" },
  row1center: { en: "first row, center", es: "primera fila, centro" },
  row2center: { en: "second row, center", es: "segunda fila, centro" },
  row3left: { en: "third row, left", es: "tercera fila, izquierda" },
  row3center: { en: "third row, center", es: "tercera fila, centro" },
  row3right: { en: "third row, right", es: "tercera fila, derecha" },
};
