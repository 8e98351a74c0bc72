import { describe, expect, test } from "vitest";
import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";
import { checks } from "../../../../scripts/codes/lexicon.ts";

type Words = Record<Language, RegExp>;

/** A thing that kills when it is live, and the words that say how it was made dead, or left alone. */
const rules: readonly (readonly [name: string, thing: Words, made: Words])[] = [
  [
    "high voltage",
    {
      en: /orange|high-voltage|interlock|insulation test|bus bars|contactors?|block voltages|inverter/,
      es: /naranja|alto voltaje|enclavamiento|aislamiento|barras|contactor|voltajes de los bloques|inversor/,
    },
    {
      en: /^(without|powered down and cold).*|zero volts|nothing orange touched|scan tool only|insulating gloves on|manufacturer’s procedure/,
      es: /^(sin tocar|con el sistema apagado y frio).*|cero voltios|sin tocar nada naranja|solo con el escaner|guantes dielectricos puestos|solo segun el fabricante/,
    },
  ],
  [
    "airbags and pretensioners",
    {
      en: /airbag|pretensioner|squib|yellow|steering column|modules one at a time/,
      es: /bolsas? de aire|pretensor|detonador|amarill|columna de direccion|modulos uno por uno/,
    },
    {
      en: /^battery (still )?disconnected and the waiting time over/,
      es: /^con la bateria (aun )?desconectada y cumplido el tiempo de espera/,
    },
  ],
];

describe.each(rules)("No check asks anyone to touch live %s", (_, thing, made) => {
  test.each(languages)("%s", (language) => {
    const touching = Object.entries(checks)
      .map(([key, check]) => [key, fold(check[language])] as const)
      .filter(([, text]) => thing[language].test(text));
    expect(touching.length).toBeGreaterThan(3);
    expect(touching.filter(([, text]) => !made[language].test(text))).toEqual([]);
  });
});

test("An ohmmeter and an airbag are named together only to forbid it", () => {
  const both = Object.values(checks).flatMap((check) =>
    languages.map((language) => fold(check[language])),
  );
  const near = both.filter((text) => /ohm.*(airbag|bolsa)|(airbag|bolsa).*ohm/.test(text));
  expect(near.filter((text) => !/\b(never|nunca)\b[^.]*ohm/.test(text))).toEqual([]);
});

test("High voltage is touched by trained staff only, after zero volts were proven or as if live", () => {
  for (const language of languages) {
    const staff = Object.values(checks)
      .map((check) => fold(check[language]))
      .filter((text) =>
        /zero volts|cero voltios|insulating gloves|guantes dielectricos/.test(text),
      );
    expect(staff.length).toBeGreaterThan(4);
    expect(staff.filter((text) => !/^(trained staff|personal capacitado)/.test(text))).toEqual([]);
  }
});
