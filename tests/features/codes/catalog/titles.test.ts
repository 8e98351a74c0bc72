import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { titleOf } from "#app/features/codes/codes.server.ts";
import { library } from "#app/features/codes/library.ts";
import { originOf } from "#app/features/codes/origin.ts";
import { detailsOf } from "#app/features/codes/page/details.server.ts";
import { landing as english } from "#app/features/site/landing/landing-en.server.ts";
import { landing as spanish } from "#app/features/site/landing/landing-es.server.ts";
import { fold } from "#app/values/fold.ts";
import { type Language, languages } from "#app/values/language.ts";
import { catalogFiles, libraryFile } from "../../../../scripts/codes/files.ts";
import { catalog } from "../../../support/learning/code-titles.ts";
import { named } from "../vocabulary.ts";

const titles = (language: Language) =>
  catalog.codes.map((entry) => [entry.code, titleOf(entry, language)] as const);

test("The compiled files are those that the command makes", () => {
  expect(readFileSync("app/features/codes/library.json", "utf8")).toBe(libraryFile());
  const folder = "public/code-titles";
  const files = catalogFiles();
  expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
  const stale = [...files].filter(
    ([name, text]) => readFileSync(`${folder}/${name}`, "utf8") !== text,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
});

describe("the catalog", () => {
  test("Has, with the library, all 9,249 standard codes, each once", () => {
    const codes = catalog.codes.map(({ code }) => code);
    const common = new Set(library().codes.map(({ code }) => code));
    expect(codes.length + common.size).toBeGreaterThanOrEqual(9_249);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual([...codes].sort());
    expect(codes.filter((code) => common.has(code) || originOf(code) !== "standard")).toEqual([]);
  });

  test("What the front page and the README say of their number is so", () => {
    expect(library().codes.length).toBe(1_018);
    expect(catalog.codes.length + library().codes.length).toBeGreaterThan(9_200);
    for (const said of [english.features.documentation.text, spanish.features.documentation.text])
      expect(said).toMatch(/9,200.*1,018/);
    expect(readFileSync("README.md", "utf8")).toMatch(/over 9,200 .*1,018 of them/);
  });

  test.each([
    [
      "P0B3C",
      "Hybrid/EV battery voltage sense A: signal range or performance problem",
      "Circuito de medición de voltaje A de la batería de alto voltaje: señal fuera de rango o incoherente",
    ],
    [
      "P03E6",
      "Camshaft A position actuator position sensor C (bank 1): range or performance problem",
      "Sensor de posición C del actuador del árbol de levas A (banco 1): fuera de rango o con desempeño deficiente",
    ],
    [
      "P00E4",
      "Exhaust heat exchanger exhaust bypass valve A: stuck closed",
      "Válvula de derivación A del intercambiador de calor de escape: trabada cerrada",
    ],
  ])("%s", (code, en, es) => {
    const entry = catalog.byCode.get(code)!;
    expect([titleOf(entry, "en"), titleOf(entry, "es")]).toEqual([en, es]);
  });

  test("Says whose a code is that only one maker uses, or uses for another part", () => {
    expect(titleOf(catalog.byCode.get("C0050")!, "en")).toBe(
      "Wheel speed sensor (right rear, General Motors): fault",
    );
    const { notes, agreement } = detailsOf("C0040", "es", false, catalog);
    expect([notes.length, agreement]).toEqual([1, "differs"]);
    expect(notes[0]).toContain("General Motors");
  });

  test("No two codes have the same title, except where the standard has two for one fault", () => {
    for (const language of languages) {
      const all = [...catalog.codes, ...library().codes].map(
        (entry) => [entry.code, titleOf(entry, language)] as const,
      );
      const byTitle = Map.groupBy(all, ([, title]) => title);
      const twice = [...byTitle.values()].filter((same) => same.length > 1);
      expect(twice.map((same) => same.map(([code]) => code).join(" "))).toEqual(sameFault);
    }
  });
});

// An oxygen sensor's signal in deceleration, and its exhaust sample.
const sameFault = ["P232F P239E", "P2379 P239F", "P237A P23A0", "P237B P23A1"];

describe("every title", () => {
  test.each(languages)("Is complete in %s", (language) => {
    const odd = titles(language).filter(
      ([, title]) =>
        !/^[A-ZÁÉÍÓÚÑ\d]/.test(title) ||
        /@|\{|\}|undefined| {2}|\s$|\( | \)|,,|[“”"]|\.$|: :|:$/.test(title),
    );
    expect(odd).toEqual([]);
  });

  test.each(languages)("Says one thing after another in %s: at most one colon", (language) => {
    const common = library().codes.map((entry) => [entry.code, titleOf(entry, language)] as const);
    const all = [...titles(language), ...common];
    expect(all.filter(([, title]) => title.split(": ").length > 2)).toEqual([]);
  });

  test("Tells the gas cap from the door that covers it", () => {
    const shown = (words: RegExp) => titles("es").filter(([, title]) => words.test(title)).length;
    expect([shown(/tapa de combustible/i), shown(/compuerta de llenado/)]).toEqual([6, 24]);
  });

  test("Is Spanish in Spanish", () => {
    const english =
      /\b(the|of|and|or|with|circuit|valve|switch|pressure|fuel|engine|module|open|low|high|stuck|lost|fault|voltage|air|pump|bank|cylinder|exhaust|throttle|speed|check|wiring|cooler|charger|heater|coolant|battery|left|right|request|supply)\b/i;
    // The name of the lamp throughout Latin America.
    const shown = titles("es").filter(([, title]) =>
      english.test(title.replace(/check engine/i, "")),
    );
    expect(shown).toEqual([]);
  });

  test("Is English in English", () => {
    const spanish = /[áéíóúñü¿¡]|\b(el|la|los|las|de|del|con|sin|para)\b/i;
    expect(titles("en").filter(([, title]) => spanish.test(title))).toEqual([]);
  });

  test("Uses the words of shops in Latin America, one for each thing", () => {
    const elsewhere =
      /plausible|despliegue|marcha atrás|testigo|airbag|muelle|ordenador|coche|neumático|enchufe|línea (positiva|negativa)|colector de admisión|\baros\b|\bbucle\b|fluido de la transmisión|líquido refrigerante|inyector de adblue/i;
    expect(titles("es").filter(([, title]) => elsewhere.test(title))).toEqual([]);
  });

  test("Agrees in gender and number with its part", () => {
    const heads: readonly (readonly [gender: string, words: RegExp])[] = [
      [
        "m",
        /^(sensor|módulo|circuito|control|actuador|interruptor|relé|solenoide|calefactor|regulador|motor|ventilador|voltaje|inyector|convertidor|inversor|contactor|bus|sistema|nivel|flujo|embrague|freno|filtro|catalizador|tanque|grupo|indicador|par)\b/,
      ],
      [
        "f",
        /^(válvula|bomba|bujía|bobina|señal|presión|temperatura|posición|corriente|fase|batería|alimentación|cámara|tapa|horquilla|persiana|mariposa|derivación|luz|velocidad|comunicación|entrada|salida|solicitud|relación|mezcla|bolsa|turbina|unidad|EGR)(?!\p{L})/u,
      ],
      ["mp", /^(sensores|interruptores|gases|datos|frenos|límites|circuitos)\b/],
      ["fp", /^(señales|fases|posiciones|válvulas|temperaturas|bujías|condiciones)\b/],
    ];
    const several = / o .* y |^sensor .* y sensor/;
    const wrong = catalog.file.parts.filter(
      ({ es, gender, plural }) =>
        !several.test(es) &&
        heads.some(([key, words]) => words.test(es) && key !== gender + (plural ? "p" : "")),
    );
    expect(wrong.map(({ es, gender }) => `${es} ${gender}`)).toEqual([]);
  });

  test("Joins articles and prepositions as Spanish does", () => {
    const wrong =
      /\b(de el|a el|del la|de los la|la (sensor|módulo|motor|sistema|actuador|control|aceite|riel|tanque)|el (válvula|bomba|señal|presión|temperatura|batería|transmisión|mariposa)|las? los|del (bomba|válvula|batería|transmisión|mariposa|urea|turbina)|de la (motor|sensor|módulo|aceite|combustible|refrigerante|turbo|embrague))\b/i;
    expect(titles("es").filter(([, title]) => wrong.test(title))).toEqual([]);
  });
});

describe("hazards", () => {
  test("Every part shows the hazards that its words name", () => {
    const silent = catalog.codes.flatMap((entry) =>
      named
        .filter(([words, oneOf]) => {
          const says = words.en.test(fold(titleOf(entry, "en")));
          return says && !oneOf.some((hazard) => entry.hazards.includes(hazard));
        })
        .map(([, oneOf]) => `${entry.code} ${entry.part.en}: ${oneOf.join(" or ")}`),
    );
    expect(silent).toEqual([]);
  });

  test("Codes of airbags and high voltage always warn, whatever the plan", () => {
    const silent = catalog.codes.filter(({ code, hazards }) =>
      /^P0[A-F]/.test(code)
        ? !hazards.includes("highVoltage")
        : /^B00/.test(code) && !hazards.includes("airbag"),
    );
    expect(silent.map(({ code }) => code)).toEqual([]);
    expect(detailsOf("P0B3C", "es", false, catalog).safety[0]?.name).toBe("Alto voltaje");
  });
});
