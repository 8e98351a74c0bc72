import { expect, test } from "vitest";
import { allTerms, namesOf } from "#app/features/translator/glossary/terms.ts";
import { resources } from "#app/i18n/resources.ts";
import { type Language, languages } from "#app/values/language.ts";

/**
 * Terms of the interface in English and Spanish, and words that it never uses for them. "Estimate"
 * is only the name of a document.
 */
const terms = `
shop: garage, workshop = taller: garaje, garage, taller mecánico
customer: client = cliente: comprador
vehicle: automobile = vehículo: auto, automóvil, carro, coche
license plate: number plate = placa: patente, matrícula, tablilla
odometer: mileage = odómetro: kilometraje, cuentakilómetros
quote: estimate, proposal = cotización: presupuesto, proforma
work order: repair order, job card = orden de trabajo: orden de servicio, orden de reparación
part: component = repuesto: refacción, refacciones
labor: labour = mano de obra: trabajo manual
discount: rebate = descuento: rebaja
tax: duty = impuesto: gravamen
payment: settlement = pago: abono
fault code: trouble code, DTC = código de falla: código de avería, código de problema
technician: tech = técnico: operario
warranty: guaranty = garantía: garantia
tire: tyre = neumático: llanta, goma, caucho, cubierta
VIN: chassis number = VIN: número de chasis, número de serie, NIV`;

type Word = { word: string; never: string[] };
const read = (text: string): Word => {
  const [word = "", never = ""] = text.split(": ");
  return { word: word.trim(), never: never.split(", ").map((one) => one.trim()) };
};
const rows = terms
  .trim()
  .split("\n")
  .map((line): Record<Language, Word> => {
    const [en = "", es = ""] = line.split(" = ");
    return { en: read(en), es: read(es) };
  });

test("The interface says things as the glossary does", () => {
  const unknown = rows.filter(
    (row) =>
      !allTerms().some((term) =>
        languages.every((language) => namesOf(term, language).includes(row[language].word)),
      ),
  );
  expect(unknown).toEqual([]);
});

/** Every sentence with its key, `papers:estimate`. */
const sentencesIn = (words: object, path = ""): [key: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) => {
    const name = `${path}${path === "" ? "" : path.includes(":") ? "." : ":"}${key}`;
    return typeof value === "string" ? [[name, value]] : sentencesIn(value, name);
  });

/** In English: the name of the paper, and of what its quotes come to. */
const paper =
  /^(?:papers:(?:estimate|leftOut|compared)|invoices:estimate(?:Pdf)?|print:(?:lead|(?:missing\.)?days))$/;

test.each(languages)("One word for one thing on all pages: %s", (language) => {
  const odd = sentencesIn(resources[language]).flatMap(([key, text]) =>
    rows.flatMap((row) =>
      row[language].never
        .filter((word) => new RegExp(`(?<![\\p{L}{])${word}s?(?![\\p{L}}])`, "iu").test(text))
        .filter((word) => word !== "estimate" || !paper.test(key))
        .map((word) => `${key}: ${word} (${row[language].word})`),
    ),
  );
  expect(odd).toEqual([]);
});
