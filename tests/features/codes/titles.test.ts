import { describe, expect, test } from "vitest";
import { findCode, titleOf } from "#app/features/codes/codes.server.ts";
import { library } from "#app/features/codes/library.ts";
import { originOf } from "#app/features/codes/origin.ts";
import type { Language } from "#app/values/language.ts";

const title = (code: string, language: Language) => titleOf(findCode(code)!, language);

describe("Titles of codes", () => {
  test.each([
    [
      "P0420",
      "Catalyst system (bank 1): efficiency below threshold",
      "Sistema de catalizador (banco 1): eficiencia por debajo del umbral",
    ],
    [
      "P0137",
      "Oxygen sensor (bank 1, sensor 2): circuit voltage low",
      "Sensor de oxígeno (banco 1, sensor 2): circuito con voltaje bajo",
    ],
    ["P0301", "Cylinder 1: misfire detected", "Cilindro 1: falla de encendido detectada"],
    [
      "P0171",
      "Air-fuel mixture (bank 1): too lean",
      "Mezcla de aire y combustible (banco 1): demasiado pobre",
    ],
    [
      "P0175",
      "Air-fuel mixture (bank 2): too rich",
      "Mezcla de aire y combustible (banco 2): demasiado rica",
    ],
    ["P0087", "Fuel rail pressure: too low", "Presión del riel de combustible: demasiado baja"],
    ["P0562", "System voltage: too low", "Voltaje del sistema: demasiado bajo"],
    [
      "P0040",
      "Oxygen sensor signals of banks 1 and 2 (sensor 1): swapped",
      "Señales de los sensores de oxígeno de los bancos 1 y 2 (sensor 1): intercambiadas",
    ],
    [
      "P0756",
      "Shift solenoid B: performance problem or stuck off",
      "Solenoide de cambios B: desempeño deficiente o trabado en OFF",
    ],
    [
      "P0345",
      "Camshaft position sensor A (bank 2): circuit fault",
      "Sensor de posición del árbol de levas A (banco 2): falla del circuito",
    ],
    [
      "P0457",
      "Evaporative emission system: leak detected, gas cap loose or missing",
      "Sistema de emisiones evaporativas: fuga detectada, tapa de combustible floja o ausente",
    ],
    [
      "P2138",
      "Throttle or pedal position sensors D/E: voltages do not agree",
      "Sensores de posición de la mariposa o del pedal D/E: los voltajes no coinciden",
    ],
    [
      "B0001",
      "Frontal airbag (driver, stage 1): deployment control fault",
      "Bolsa de aire frontal (conductor, etapa 1): falla del control de activación",
    ],
    [
      "C0031",
      "Wheel speed sensor (left front): fault",
      "Sensor de velocidad de rueda (delantera izquierda): falla",
    ],
    [
      "U0100",
      "Engine control module A: lost communication",
      "Módulo de control del motor A: sin comunicación",
    ],
    [
      "P0AA6",
      "High-voltage system: isolation fault",
      "Sistema de alto voltaje: falla de aislamiento",
    ],
  ])("%s", (code, en, es) => {
    expect([title(code, "en"), title(code, "es")]).toEqual([en, es]);
  });

  test("Contains over 400 codes of every kind, each once", () => {
    const codes = library().codes.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(900);
    for (const start of ["P0", "P2", "B0", "C0", "U0"])
      expect(codes.filter((code) => code.startsWith(start)).length).toBeGreaterThan(35);
    expect(codes).toEqual([...codes].sort());
  });

  test("Contains standard codes only", () => {
    expect(
      library().codes.filter(
        ({ code }) => !/^[PBCU][0-3][0-9A-F]{3}$/.test(code) || originOf(code) !== "standard",
      ),
    ).toEqual([]);
  });

  test("No two codes have the same title, except where the standard has two for one fault", () => {
    const twice = (language: Language) => {
      const seen = new Map<string, string>();
      return library().codes.flatMap((entry) => {
        const words = titleOf(entry, language);
        const other = seen.get(words);
        seen.set(words, entry.code);
        return other ? [`${other} ${entry.code}`] : [];
      });
    };
    expect(twice("es")).toEqual(twice("en"));
    expect(twice("en")).toMatchInlineSnapshot(`[]`);
  });
});
