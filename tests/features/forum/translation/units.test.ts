import { expect, test } from "vitest";
import { sameUnits } from "#app/features/forum/translation/units.ts";

test.each([
  ["It came back after 20 miles.", "Volvió después de 20 millas."],
  ["Wait ten minutes and 30 seconds.", "Espere diez minutos y 30 segundos."],
  ["It reads 12 volts and 3 amps.", "Marca 12 V y 3 A."],
  ["Turn it 90 degrees, 5 percent more.", "Gírelo 90°, 5 % más."],
  ["Le caben 4 litros y medio.", "It takes 4 liters and a half."],
  ["Hace 2 años y 3 meses, 5 pies de cable.", "2 years and 3 months ago, 5 feet of cable."],
  ["I replaced 4 injectors in 2 hours.", "Reemplacé 4 inyectores en 2 horas."],
  ["One second I had it, then nothing.", "Un segundo lo tenía y luego nada."],
  ["En la tercera y la segunda patina.", "It slips in third and second."],
  ["A 2-inch hose, 6 quarts of oil.", "Una manguera de 2 pulgadas, 6 cuartos de aceite."],
])("what is counted stays what it is: %s", (source, answer) => expect(sameUnits(source, answer)).toBe(true));

test.each([
  ["It came back after 20 miles.", "Volvió después de 20 kilómetros."],
  ["Wait 10 minutes.", "Espere 10 segundos."],
  ["Wait two hours.", "Espere dos días."],
  ["Le caben 4 litros.", "It takes 4 gallons."],
  ["It holds 5 more.", "Le caben 5 galones."],
  ["A los 3 meses falló.", "It failed after 3 years."],
])("a unit that became another is seen: %s", (source, answer) => expect(sameUnits(source, answer)).toBe(false));
