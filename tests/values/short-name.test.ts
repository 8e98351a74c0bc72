import { expect, test } from "vitest";
import { shortName } from "#app/values/short-name.ts";

test.each([
  ["tecnico.lalo@example.mx", "tecnico.lalo"],
  ["Lalo Ruiz", "Lalo Ruiz"],
  ["Lalo @ Taller Ruiz", "Lalo @ Taller Ruiz"],
  ["@lalo", "@lalo"],
])("%s is called %s on a card", (name, short) => {
  expect(shortName(name)).toBe(short);
});
