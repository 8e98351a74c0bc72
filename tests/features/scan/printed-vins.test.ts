import { expect, test } from "vitest";
import type { Line } from "#app/features/assistant/photo/recognized-text.ts";
import { barsOf } from "#app/features/scan/read/bars.ts";
import { printedVins, vinLikeBox } from "#app/features/scan/vin/vins-in.ts";

const line = (text: string): Line =>
  text.split(" ").map((word, at) => ({
    text: word,
    confidence: 90,
    box: { left: at * 100, top: 10, right: at * 100 + 90, bottom: 40 },
  }));
const vins = (text: string) => printedVins(line(text)).map(({ vin }) => vin);

test.each([
  ["1HGCM82633A004352"],
  ["1HGCM8 2633A 004352"],
  ["*1HGCM82633A004352*"],
  ["VIN: 1HGCM82633A004352"],
  ["VIN:1HGCM82633A004352"],
  ["N.I.V. IHGCM82633AOO4352"],
  ["SERIE 1HGCM82633A004352 TIPO SEDAN"],
])("Finds the VIN in %s", (text) => {
  expect(vins(text)).toContain("1HGCM82633A004352");
});

test.each([
  ["MFD BY ACME MOTOR CO. 03/18"],
  ["GVWR 1670 KG GAWR FRT 890"],
  ["THIS VEHICLE CONFORMS TO ALL"],
  ["1HGCM82633A00435"],
  ["TIRE P215/55R16 240 KPA"],
])("Finds no VIN in %s", (text) => {
  expect(vins(text)).toEqual([]);
});

test("A VIN that lacks a sign or has one too many is looked at again, a sentence is not", () => {
  expect(vinLikeBox(line("1HGCM82633A0435"))).toEqual({ left: 0, top: 10, right: 90, bottom: 40 });
  expect(vins("1MB8GDM9AXKP042788")).toEqual(["1MB8GDM9AXKP042788"]);
  expect(vinLikeBox(line("TYPE: PASSENGER CAR"))).toBeUndefined();
});

test("Averaged rows keep upright bars and lose noise", () => {
  const width = 8;
  const row = [200, 200, 40, 40, 200, 200, 40, 40];
  const data = Uint8Array.from({ length: width * 4 }, (_, at) => {
    const noise = Math.floor(at / width) % 2 ? 20 : -20;
    return row[at % width]! + noise;
  });
  const bars = barsOf({ width, height: 4, data }, { group: 4, reach: 1, edge: 0.7 });
  expect(bars).toMatchObject({ width: 2 * width, height: 1 });
  const isLight = [...bars.data].map((level) => level > 128);
  expect(isLight.filter((_, at) => at % 2)).toEqual(row.map((level) => level > 128));
});
