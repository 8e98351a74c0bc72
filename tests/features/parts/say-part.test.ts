import { expect, test } from "vitest";
import { sayPart } from "#app/features/parts/orders/say-part.ts";

const toEnglish = (text: string) => sayPart({ text, from: "es", to: "en" }, [], "MX");
const toSpanish = (text: string, country: "MX" | "AR" | "US" = "US") =>
  sayPart({ text, from: "en", to: "es" }, [], country);

test("A part is called as its supplier calls it", () => {
  expect(toEnglish("balatas")).toBe("brake pads");
  expect(toEnglish("Balatas traseras")).toBe("rear brake pads");
  expect(toEnglish("bujías")).toBe("spark plugs");
  expect(toSpanish("brake pads", "MX")).toBe("balatas");
  expect(toSpanish("brake pads", "AR")).toBe("pastillas de freno");
});

test("A name is said whole or not at all", () => {
  expect(toEnglish("balatas Wagner QC1324")).toBeUndefined();
  expect(toEnglish("zumbaleta")).toBeUndefined();
  expect(toEnglish("")).toBeUndefined();
});

test("The shop's own terms come first", () => {
  const terms = [{ en: "ceramic pads", es: "balatas" }];
  expect(sayPart({ text: "BALATAS", from: "es", to: "en" }, terms, "MX")).toBe("ceramic pads");
});
