import { expect, test } from "vitest";
import { csvLineFor } from "#app/features/reports/csv.ts";

const cells = ["Pérez; Ana", "=1+1", { cents: -1234_50 }, { number: 2.5 }] as const;

test.each([
  ["US", `"Pérez; Ana",'=1+1,-1234.50,2.5\r\n`],
  ["MX", `"Pérez; Ana",'=1+1,-1234.50,2.5\r\n`],
  ["AR", `"Pérez; Ana";'=1+1;-1234,50;2,5\r\n`],
  ["CL", `"Pérez; Ana";'=1+1;-1234,50;2,5\r\n`],
  ["BR", `"Pérez; Ana";'=1+1;-1234,50;2,5\r\n`],
] as const)("Writes a line as spreadsheets in %s read it", (country, line) => {
  expect(csvLineFor(country)(cells)).toBe(line);
});
