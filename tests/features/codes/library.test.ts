import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allCodes,
  codesIn,
  factsOf,
  findCode,
  hazardsOf,
  hazardTexts,
  isManufacturerCode,
  titleOf,
} from "#app/features/codes/codes.server.ts";
import { causes } from "#app/features/codes/facts/causes/causes.ts";
import { checks } from "#app/features/codes/facts/checks/checks.ts";
import { recordsByCode } from "#app/features/codes/facts/records/by-code.ts";
import { originOf } from "#app/features/codes/family.ts";
import { components, failures } from "#app/features/codes/lexicon.ts";
import { agree } from "#app/features/codes/name.ts";
import { isDesignation, places } from "#app/features/codes/places.ts";
import { languages } from "#app/values/language.ts";

const title = (code: string, language: "en" | "es") => titleOf(findCode(code)!, language);

describe("what codes mean", () => {
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

  test("there are well over 400, each once, of every kind", () => {
    const codes = allCodes.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(900);
    for (const start of ["P0", "P2", "B0", "C0", "U0"])
      expect(codes.filter((code) => code.startsWith(start)).length).toBeGreaterThan(35);
    expect(codes).toEqual([...codes].sort());
  });

  test("only the standard's codes are in it", () => {
    expect(
      allCodes.filter(
        ({ code }) => !/^[PBCU][0-3][0-9A-F]{3}$/.test(code) || originOf(code) !== "standard",
      ),
    ).toEqual([]);
  });

  test("no two codes of a library read the same, but where the standard itself has two for one fault", () => {
    const twice = (language: "en" | "es") => {
      const seen = new Map<string, string>();
      return allCodes.flatMap((entry) => {
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

describe("every line that can be shown", () => {
  const sentences = (language: "en" | "es") =>
    allCodes.flatMap((entry) => {
      const facts = factsOf(entry, language);
      const hazards = hazardTexts(hazardsOf(entry), language).flatMap(({ name, text }) => [
        name,
        text,
      ]);
      return [
        titleOf(entry, language),
        ...hazards,
        ...(facts ? [...facts.causes, ...facts.checks] : []),
      ];
    });

  test.each(languages)(
    "is whole in %s: no gap, no placeholder, no stray space or full stop",
    (language) => {
      const odd = sentences(language).filter(
        (line) =>
          /\{|\}|undefined|NaN| {2}|^\s|\s$|\( | \)|,,|[a-z]\.$/.test(line) &&
          !/[.!?]\s.+\.$|\.$/.test(line),
      );
      expect([...new Set(odd)]).toEqual([]);
      expect(
        [...new Set(sentences(language))].filter((line) => !/^[A-ZÁÉÍÓÚÜÑ¿\d]/.test(line)),
      ).toEqual([]);
    },
  );

  test("in Spanish is Spanish", () => {
    const english =
      /\b(the|of|and|or|with|sensor circuit|circuit|valve|switch|pressure|fuel|engine|control module|open|low|high|stuck|lost|fault|voltage|too|not|air|pump|bank|cylinder|exhaust|throttle|speed|check|clean|measure|leak|wiring)\b/i;
    // What mechanics in all of Latin America call the lamp.
    const lines = [...new Set(sentences("es"))].map((line) => line.replace(/check engine/i, ""));
    expect(lines.filter((line) => english.test(line))).toEqual([]);
  });

  test("in English is English", () => {
    const spanish =
      /[áéíóúñü¿¡]|\b(el|la|los|las|de|del|con|sin|para|presión|circuito|válvula|falla)\b/i;
    expect([...new Set(sentences("en"))].filter((line) => spanish.test(line))).toEqual([]);
  });

  test("speaks as a shop in the United States or in Latin America does: one word for one thing", () => {
    const britain =
      /\b\w*(vapour|colour|neighbour|behaviour|centre|metre)s?\b|\b\w+(ised|ise|ising)\b|burnt|petrol|bonnet|stop lamps|speaks against/i;
    const fine = /cruise|otherwise|raised|noise|precise|rise/gi;
    expect(sentences("en").filter((line) => britain.test(line.replace(fine, "")))).toEqual([]);
    const elsewhere =
      /plausible|despliegue|línea (positiva|negativa)|cuerpo de la mariposa|marcha atrás|fluido de la transmisión|testigo|compruebe fus|comprobaciones|mazo|\baros\b|pinza de freno|airbag|extrañan|limpiador propio|contadores de fallas(?! de)|este:|muelle|ordenador|coche|neumático(?!a)|enchufe/i;
    expect(sentences("es").filter((line) => elsewhere.test(line))).toEqual([]);
  });

  test("makes no promise of figures: no torque, clearance, pressure, resistance or part number", () => {
    const figures =
      /\d+([.,]\d+)?\s*(nm|n·m|lb|ft|psi|bar|kpa|mpa|mm|ohm|ohmios|Ω|v|volt|volts|voltios|a|amp|°|grados|ms|l|qt)\b/i;
    for (const language of languages)
      expect(
        sentences(language).filter((line) => figures.test(line.replaceAll("12 V", ""))),
      ).toEqual([]);
  });
});

describe("the lexicon", () => {
  const used = <Key>(keys: Iterable<Key>) => new Set(keys);

  test("has no word that no code uses", () => {
    expect(
      Object.keys(components).filter(
        (key) => !used(allCodes.map(({ component }) => component)).has(key as never),
      ),
    ).toEqual([]);
    expect(
      Object.keys(failures).filter(
        (key) => !used(allCodes.map(({ failure }) => failure)).has(key as never),
      ),
    ).toEqual([]);
    const at = used(allCodes.flatMap(({ place }) => place));
    expect(Object.keys(places).filter((key) => !at.has(key))).toEqual([]);
    expect([...at].filter((key) => !isDesignation(key) && !places[key])).toEqual([]);
  });

  test("has no cause or check that no code names", () => {
    const records = [...recordsByCode.values()];
    expect(
      Object.keys(causes).filter(
        (key) => !records.some((record) => record.causes.includes(key as never)),
      ),
    ).toEqual([]);
    expect(
      Object.keys(checks).filter(
        (key) => !records.some((record) => record.checks.includes(key as never)),
      ),
    ).toEqual([]);
  });

  test("says each thing once: no two words of one language for two keys", () => {
    for (const phrases of [causes, checks, failures])
      for (const language of languages) {
        const all = Object.values(phrases).map((words) => words[language]);
        expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([]);
      }
  });

  test("in Spanish what is said of a thing follows it", () => {
    expect(agree("trabad{o}", { gender: "f" })).toBe("trabada");
    expect(agree("trabad{o}", { gender: "m", plural: true })).toBe("trabados");
    expect(agree("incompatible{s}", { gender: "f", plural: true })).toBe("incompatibles");
    // The first word of a name tells what it is.
    const feminine =
      /^(válvula|bomba|presión|señal|bolsa|bobina|bujía|mezcla|temperatura|posición|posiciones|corriente|batería)\b/;
    const both = / o .* y |^presión o flujo/;
    const masculine =
      /^(sensor|sensores|módulo|solenoide|actuador|interruptor|relé|testigo|motor|control|sistema|voltaje|ventilador|flujo|calefactor|regulador)\b/;
    for (const { es, gender } of Object.values(components)) {
      if (feminine.test(es) && !both.test(es)) expect([es, gender]).toEqual([es, "f"]);
      if (masculine.test(es)) expect([es, gender]).toEqual([es, "m"]);
    }
  });
});

describe("what to do about a code", () => {
  const common =
    "P0010 P0011 P0016 P0030 P0087 P0100 P0101 P0102 P0106 P0113 P0118 P0121 P0122 P0125 P0128 P0130 P0131 P0132 P0133 P0134 P0135 P0136 P0137 P0138 P0141 P0155 P0171 P0172 P0174 P0175 P0190 P0191 P0201 P0217 P0230 P0234 P0299 P0300 P0301 P0302 P0303 P0304 P0325 P0335 P0336 P0340 P0341 P0351 P0365 P0400 P0401 P0402 P0403 P0410 P0411 P0420 P0421 P0430 P0440 P0441 P0442 P0443 P0446 P0449 P0451 P0452 P0453 P0455 P0456 P0457 P0461 P0463 P0480 P0500 P0505 P0506 P0507 P0520 P0521 P0524 P0562 P0571 P0601 P0605 P0606 P0620 P0642 P0685 P0700 P0705 P0715 P0720 P0730 P0740 P0741 P0750 P0755 P0A80 P0AA6 P2002 P2096 P2101 P2106 P2135 P2138 P2187 P2195 P2463 P20EE B0001 C0034 U0001 U0073 U0100 U0101 U0121 U0140 U0155";

  test.each(common.split(" "))("%s has causes and checks in both languages", (code) => {
    for (const language of languages) {
      const facts = factsOf(findCode(code)!, language)!;
      expect(facts.causes.length).toBeGreaterThan(0);
      expect(facts.checks.length).toBeGreaterThan(0);
    }
  });

  test("no code is known twice, and every code that is known is in the library", () => {
    expect([...recordsByCode.keys()].filter((code) => !findCode(code))).toEqual([]);
  });

  test("an aged catalyst is not replaced before what killed it is found", () => {
    expect(factsOf(findCode("P0420")!, "en")).toMatchInlineSnapshot(`
      {
        "causes": [
          "Catalyst aged, melted or broken",
          "Catalyst damaged by misfires, oil or coolant",
          "Exhaust leak ahead of the sensor",
          "Bad rear oxygen sensor",
        ],
        "checks": [
          "Read all codes and the freeze frame; repair misfire and mixture codes first",
          "Read the catalyst monitor’s result and its limit (Mode 06)",
          "Warm, at steady speed: a rear sensor that switches like the front one points to a bad catalyst",
          "Look for exhaust leaks from the manifold to behind the sensor: smoke machine, engine off and cool",
          "Before you fit a new catalyst, find what killed the old one",
        ],
      }
    `);
    expect(factsOf(findCode("P0420")!, "es")?.checks[0]).toContain("repare primero");
  });
});

describe("finding", () => {
  test.each(["P0420", "p0 420", "PO420", "p0420.", " P 0420 ", "P-0420"])("%j is P0420", (text) =>
    expect(findCode(text)?.code).toBe("P0420"),
  );
  test.each(["P4420", "coils", "", "P1234", "B1234", "__proto__"])("%j is nothing", (text) =>
    expect(findCode(text)).toBeUndefined(),
  );
  test("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => void [findCode(text), codesIn(text)]),
    );
  });
});

describe("whose code it is", () => {
  test.each([
    ["P0420", "standard"],
    ["P0A80", "standard"],
    ["P1135", "manufacturer"],
    ["P2138", "standard"],
    ["P3000", "manufacturer"],
    ["P33FF", "manufacturer"],
    ["P3400", "standard"],
    ["P39FF", "standard"],
    ["P3A00", "reserved"],
    ["B0001", "standard"],
    ["B1318", "manufacturer"],
    ["B2AAA", "manufacturer"],
    ["B3055", "reserved"],
    ["C0031", "standard"],
    ["C1201", "manufacturer"],
    ["C2100", "manufacturer"],
    ["C3000", "reserved"],
    ["U0100", "standard"],
    ["U1000", "manufacturer"],
    ["U2FFF", "manufacturer"],
    ["U3000", "standard"],
  ] as const)("%s: %s", (code, origin) => {
    expect(originOf(code)).toBe(origin);
    expect(isManufacturerCode(code)).toBe(origin === "manufacturer");
  });

  test("a manufacturer's code is never given a meaning", () => {
    const any = fc
      .tuple(fc.constantFrom(..."PBCU"), fc.integer({ min: 0, max: 0x3fff }))
      .map(([letter, number]) => letter + number.toString(16).toUpperCase().padStart(4, "0"));
    fc.assert(
      fc.property(any, (code) => {
        if (isManufacturerCode(code)) expect(findCode(code)).toBeUndefined();
      }),
    );
  });
});
