import { describe, expect, test } from "vitest";
import { titleOf } from "#app/features/codes/codes.server.ts";
import { hazardTexts } from "#app/features/codes/hazards/lines.ts";
import { library } from "#app/features/codes/library.ts";
import { agree } from "#app/features/codes/title.ts";
import { type Language, languages } from "#app/values/language.ts";
import { factsByCode } from "../../../scripts/codes/facts.ts";
import { causes, checks, failures, places } from "../../../scripts/codes/lexicon.ts";
import { catalogCodes } from "../../../scripts/codes/parts.ts";

describe("Every line of the library", () => {
  const sentences = (language: Language) => [
    ...[causes, checks].flatMap((all) => Object.values(all).map((words) => words[language])),
    ...library().codes.flatMap((entry) => [
      titleOf(entry, language),
      ...hazardTexts(entry.hazards, language).flatMap(({ name, text }) => [name, text]),
    ]),
  ];

  test.each(languages)(
    "Is complete in %s: no placeholder, no stray space or period",
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

  test("Is Spanish in Spanish", () => {
    const english =
      /\b(the|of|and|or|with|sensor circuit|circuit|valve|switch|pressure|fuel|engine|control module|open|low|high|stuck|lost|fault|voltage|too|not|air|pump|bank|cylinder|exhaust|throttle|speed|check|clean|measure|leak|wiring)\b/i;
    // The name of the lamp throughout Latin America.
    const lines = [...new Set(sentences("es"))].map((line) => line.replace(/check engine/i, ""));
    expect(lines.filter((line) => english.test(line))).toEqual([]);
  });

  test("Is English in English", () => {
    const spanish =
      /[áéíóúñü¿¡]|\b(el|la|los|las|de|del|con|sin|para|presión|circuito|válvula|falla)\b/i;
    expect([...new Set(sentences("en"))].filter((line) => spanish.test(line))).toEqual([]);
  });

  test("Uses the words of shops in the United States and Latin America, one for each thing", () => {
    const britain =
      /\b\w*(vapour|colour|neighbour|behaviour|centre|metre)s?\b|\b\w+(ised|ise|ising)\b|burnt|petrol|bonnet|stop lamps|speaks against/i;
    const fine = /cruise|otherwise|raised|noise|precise|rise/gi;
    expect(sentences("en").filter((line) => britain.test(line.replace(fine, "")))).toEqual([]);
    const elsewhere =
      /plausible|despliegue|línea (positiva|negativa)|cuerpo de la mariposa|marcha atrás|fluido de la transmisión|testigo|compruebe fus|comprobaciones|mazo|\baros\b|pinza de freno|airbag|extrañan|limpiador propio|contadores de fallas(?! de)|este:|muelle|ordenador|coche|neumático(?!a)|enchufe/i;
    expect(sentences("es").filter((line) => elsewhere.test(line))).toEqual([]);
  });

  test("States no torque, clearance, pressure, resistance or part number", () => {
    const figures =
      /\d+([.,]\d+)?\s*(nm|n·m|lb|ft|psi|bar|kpa|mpa|mm|ohm|ohmios|Ω|v|volt|volts|voltios|a|amp|°|grados|ms|l|qt)\b/i;
    for (const language of languages)
      expect(
        sentences(language).filter((line) => figures.test(line.replaceAll("12 V", ""))),
      ).toEqual([]);
  });
});

describe("The lexicon", () => {
  const codes = [...library().codes, ...catalogCodes];

  test("Has no fault or place that no code uses", () => {
    const used = new Set(codes.map(({ failure }) => failure));
    expect(Object.keys(failures).filter((name) => !used.has(name))).toEqual([]);
    const at = new Set(codes.flatMap((one) => one.at));
    expect(Object.keys(places).filter((name) => !at.has(name))).toEqual([]);
  });

  test("Has no cause or check that no code names", () => {
    const records = [...factsByCode.values()];
    const used = new Set(records.flatMap((record) => [...record.causes, ...record.checks]));
    const unused = [causes, checks].flatMap((all) =>
      Object.keys(all).filter((name) => !used.has(name)),
    );
    expect(unused).toEqual([]);
  });

  test("Has no text twice in a language", () => {
    for (const phrases of [causes, checks, failures])
      for (const language of languages) {
        const all = Object.values(phrases).map((words) => words[language]);
        expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([]);
      }
  });

  test("Inflects Spanish descriptions by gender and number", () => {
    expect(agree("trabad{o}", { gender: "f" })).toBe("trabada");
    expect(agree("trabad{o}", { gender: "m", plural: true })).toBe("trabados");
    expect(agree("incompatible{s}", { gender: "f", plural: true })).toBe("incompatibles");
    // The first word of a name decides its gender.
    const feminine =
      /^(válvula|bomba|presión|señal|bolsa|bobina|bujía|mezcla|temperatura|posición|posiciones|corriente|batería)\b/;
    const both = / o .* y |^presión o flujo/;
    const masculine =
      /^(sensor|sensores|módulo|solenoide|actuador|interruptor|relé|testigo|motor|control|sistema|voltaje|ventilador|flujo|calefactor|regulador)\b/;
    for (const { es, gender } of library().codes.map(({ part }) => part)) {
      if (feminine.test(es) && !both.test(es)) expect([es, gender]).toEqual([es, "f"]);
      if (masculine.test(es)) expect([es, gender]).toEqual([es, "m"]);
    }
  });
});
