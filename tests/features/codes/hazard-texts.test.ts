import { describe, expect, test } from "vitest";
import { en } from "#app/features/assistant/words.en.ts";
import { es } from "#app/features/assistant/words.es.ts";
import { hazardsEn } from "#app/features/codes/hazards/texts.en.ts";
import { hazardsEs } from "#app/features/codes/hazards/texts.es.ts";
import { library } from "#app/features/codes/library.ts";

describe("Texts of hazards", () => {
  test("Exist for every hazard in both languages, all different", () => {
    for (const texts of [hazardsEn, hazardsEs]) {
      const all = Object.values(texts).map(({ text }) => text);
      expect(new Set(all).size).toBe(all.length);
    }
    const shown = new Set<string>(library().codes.flatMap(({ hazards }) => hazards));
    expect(Object.keys(hazardsEn).filter((key) => !shown.has(key))).toEqual([]);
  });

  test.each([
    [
      hazardsEn.highVoltage.text,
      [
        /never on a live/,
        /12 V battery/,
        /capacitors/,
        /zero volts/,
        /CAT III/,
        /gloves/,
        /service plug/,
      ],
    ],
    [
      hazardsEs.highVoltage.text,
      [
        /energizado/,
        /batería de 12 V/,
        /condensadores/,
        /cero voltios/,
        /CAT III/,
        /guantes/,
        /servicio/,
      ],
    ],
    [
      hazardsEn.airbag.text,
      [/battery disconnected/, /wait/, /Never unplug/, /never measure the resistance/],
    ],
    [
      hazardsEs.airbag.text,
      [/desconecte la batería/, /espere/, /Nunca desconecte/, /nunca mida la resistencia/],
    ],
    [
      hazardsEn.fuel.text,
      [/Cold engine/, /no sparks/, /extinguisher/, /eye protection/, /Relieve the pressure/],
    ],
    [hazardsEs.fuel.text, [/Motor frío/, /sin chispas/, /extintor/, /lentes/, /Libere la presión/]],
    [hazardsEn.fuelJet.text, [/jet .* pierces skin/]],
    [hazardsEs.fuelJet.text, [/chorro .* perfora la piel/]],
    [
      hazardsEn.oilPressure.text,
      [/Shut the engine off/, /Start it only to read a mechanical gauge/],
    ],
  ])("%s", (text, parts) => {
    for (const part of parts) expect(text).toMatch(part);
  });

  test("Shut high voltage down in the right order, in the assistant’s remark too", () => {
    for (const [text, steps] of [
      [en.notes.highVoltage, ["Power down", "12 V", "service plug", "capacitors", "CAT III"]],
      [
        es.notes.highVoltage,
        ["Apague", "12 V", "conector de servicio", "condensadores", "CAT III"],
      ],
      [
        hazardsEn.highVoltage.text,
        ["Power the vehicle down", "12 V", "gloves", "service plug", "capacitors", "CAT III"],
      ],
      [
        hazardsEs.highVoltage.text,
        ["Apague", "12 V", "guantes", "conector de servicio", "condensadores", "CAT III"],
      ],
    ] as const) {
      const at = steps.map((step) => text.indexOf(step));
      expect(at).toEqual([...at].sort((a, b) => a - b));
      expect(at).not.toContain(-1);
    }
  });
});
