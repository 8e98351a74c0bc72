import { readFileSync } from "node:fs";

/** A text with its right translation and a corrupted one. */
export type CorruptedPair = {
  kind: string;
  from: "en" | "es";
  to: "en" | "es";
  text: string;
  good: string;
  bad: string;
};

/** The pairs of `pairs.txt`, whose first line says how they are written. */
export function readPairs(): CorruptedPair[] {
  return readFileSync(new URL("./pairs.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind = "", of, text = "", good = "", how = ""] = line.split("|");
      const [from, to] = of === "E" ? (["en", "es"] as const) : (["es", "en"] as const);
      const [its, other] = how.split("=>");
      const bad = other === undefined ? how : good.replace(its!, () => other);
      return { kind, from, to, text, good, bad };
    });
}
