import { expect, test } from "vitest";
import { hasSafetyWord } from "#app/features/translator/safety/safety-words.ts";
import type { Language } from "#app/values/language.ts";

const warns: Record<Language, string[]> = {
  en: [
    "Do not drive the car until this is repaired.",
    "Airbag light on, clock spring open",
    "HV battery isolation fault",
    "Fuel leak at the rail",
    "Strong smell of gas in the cabin",
    "Never work under a car that only a jack holds.",
    "Don't open the radiator cap while it is hot.",
    "Brakes go to the floor",
    "Front pads are metal to metal, brakes grind",
    "Left lower ball joint is loose, tow it to the shop",
    "Wheel may come off",
    "Check the level with the engine running.",
    "Brake lines rusted through",
    "Risk of fire",
  ],
  es: [
    "No maneje el vehículo hasta repararlo.",
    "Luz de la bolsa de aire prendida",
    "Falla de aislamiento en la batería de alto voltaje",
    "Fuga de gasolina en el riel",
    "Huele a nafta adentro",
    "Se levantó el carro con el gato",
    "No abra el tapón del radiador caliente.",
    "El freno se va al fondo",
    "Se quedó sin frenos",
    "La rótula está floja, tráigalo en grúa al taller: rótula floja",
    "La rueda se puede salir",
    "Hágalo con el motor en marcha.",
    "Líneas de freno perforadas por el óxido",
    "Riesgo de incendio",
  ],
};
const harmless: Record<Language, string[]> = {
  en: ["Front brake pads", "Oil filter", "Replace fuel filter", "Squeals when cold", "Coolant"],
  es: ["Balatas delanteras", "Filtro de aceite", "Cambiar filtro de gasolina", "Refrigerante"],
};

for (const language of ["en", "es"] as const) {
  test(`${language}: finds what warns of a danger or names one`, () => {
    expect(warns[language].filter((text) => !hasSafetyWord(text, language))).toEqual([]);
  });

  test(`${language}: a part alone is no warning`, () => {
    expect(harmless[language].filter((text) => hasSafetyWord(text, language))).toEqual([]);
  });
}
