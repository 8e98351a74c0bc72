import { expect, test } from "vitest";
import { checkTranslation } from "#app/features/translator/check.ts";
import { protect } from "#app/features/translator/protect/protect.ts";
import { timesAsLong } from "../../support/machine/times-as-long.ts";
import { hide } from "./corruptions/breaker.ts";
import { checkOf } from "./corruptions/run.ts";
import { directions } from "./pairs/pairs.ts";

const judge = (from: "en" | "es", text: string, answer: string) =>
  checkOf({ ...directions[from], text, good: answer }, hide(text, answer)).fault;

// Good translations of what looks like something else: a range, an article, a possessive, a stock,
// a number that is none.
test.each([
  ["es", "El trabajo lleva de 6 a 9 horas.", "The job takes 6 to 9 hours."],
  [
    "es",
    "La cita es el 3 de mayo de 2026 a las 11:30.",
    "The appointment is on May 3, 2026 at 11:30.",
  ],
  ["en", "We have 7 in stock at the other store.", "Tenemos 7 en existencia en la otra tienda."],
  ["es", "En 2019 mi camioneta era nueva.", "In 2019 my truck was new."],
  ["es", "Me marca P0171, no P0174.", "It shows P0171, not P0174."],
  ["en", "Use an M8x1.25 bolt, not an M8x1.0.", "Use un tornillo M8x1.25, no uno M8x1.0."],
  [
    "en",
    "It is a 16-valve 4-cylinder with 90k on it.",
    "Es un 4 cilindros de 16 válvulas con 90 mil millas.",
  ],
  ["en", "I drive a 12-year-old Sienna.", "Manejo una Sienna de 12 años."],
  ["es", "¿No será la bobina?", "Could it be the coil?"],
  ["en", "Printed it and put it next to the register.", "Lo imprimí y lo puse junto a la caja."],
  [
    "en",
    "He wants me to install the oxygen sensor he bought.",
    "Quiere que le instale el sensor de oxígeno que compró.",
  ],
  [
    "en",
    "Then one more drain and fill after 500 miles.",
    "Y luego otro drenado y llenado a las 500 millas.",
  ],
  [
    "es",
    "¿Alguien tiene un texto para la orden de trabajo?",
    "Does anybody have wording for the work order?",
  ],
  ["en", "Never mind, I found it.", "No se preocupe, ya lo encontré."],
  [
    "en",
    "At 2,500 rpm the fuel pressure is 38 psi.",
    "La presión de combustible es de 38 psi a 2,500 rpm.",
  ],
  [
    "en",
    "2011 F-150 with the 5.0L, cranks but won't start.",
    "F-150 2011 con el 5.0L, da marcha pero no arranca.",
  ],
  ["en", "The valve won't close all the way.", "La válvula se queda abierta un poco."],
  ["es", "Dijo que solo falla los domingos.", "They said it acts up on Sundays."],
] as const)("%s: %s is rightly %s", (from, text, good) =>
  expect(judge(from, text, good)).toBeUndefined(),
);

test.each([
  [
    "es",
    "Las tuercas llevan 17 mm y los tornillos 19 mm.",
    "The nuts take 19 mm and the bolts 17 mm.",
    "order",
  ],
  [
    "en",
    "Use 0W-20 in summer and 5W-40 in winter.",
    "Use 5W-40 en verano y 0W-20 en invierno.",
    "order",
  ],
  ["en", "The battery is weak.", "He terminado su tarea.", "unrelated"],
  ["es", "Vuelva para una revisión.", "I have closed it as you asked.", "chatter"],
  [
    "en",
    "Bank 1 sensor 2 is dead, bank 2 sensor 1 is fine.",
    "Banco 2 sensor 1 está muerto, banco 1 sensor 2 está bien.",
    "order",
  ],
  ["es", "El ajuste está en -14 %.", "The trim is at 14 %.", "token"],
  ["en", "Wait three minutes.", "Espere dos minutos.", "number"],
  ["en", "It slips in third.", "Patina en segunda.", "number"],
  ["es", "Evite soldar cerca del módulo.", "Weld near the module.", "negationLost"],
  ["es", "Dejó de funcionar el claxon.", "The horn started working.", "negationLost"],
  ["en", "I doubt the relay is bad.", "El relevador está malo.", "negationLost"],
  ["es", "Salvo que esté roto, límpielo.", "If it is broken, clean it.", "negationLost"],
  ["es", "No cabe duda de que es el sensor.", "I doubt that it is the sensor.", "negationAdded"],
  ["es", "Cuesta 900 pesos.", "It costs 900 dollars.", "unit"],
  ["en", "Hold it for one second.", "Sosténgalo un minuto.", "unit"],
  ["es", "Lo reviso dos veces por semana.", "I check it twice per day.", "unit"],
  ["en", "It starts cold. Not hot.", "Arranca en frío.", "sentences"],
] as const)("%s: %s is never %s", (from, text, bad, why) =>
  expect(judge(from, text, bad)).toBe(why),
);

test.each(["no ", "1 ", "2 3 ", "sin a ", "ZQ1 ", "left right ", "(a) ", "a. ", "¿no? "])(
  "%j again and again does not stall the checks",
  (unit) => {
    const detect = () => ({ language: undefined, sure: false });
    const check = (sentence: string) => {
      const { text: source, originals } = protect(sentence.repeat(10_000 / sentence.length));
      return () =>
        void checkTranslation({
          source,
          answer: `${source} x`,
          originals,
          from: "en",
          to: "es",
          detect,
        });
    };
    // A text of which every check runs to its end, in some two milliseconds.
    const ordinary = check("the bolt 13 mm, ");
    expect(timesAsLong(check(unit), ordinary)).toBeLessThan(150);
  },
);
