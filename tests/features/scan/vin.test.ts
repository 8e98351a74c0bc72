import { expect, test } from "vitest";
import { correctedVins, isProved } from "#app/features/scan/vin/correct.ts";
import { judgeCodes, judgePrint } from "#app/features/scan/vin/judge.ts";
import { printSigns } from "#app/features/scan/vin/print-signs.ts";
import { vinsInCode } from "#app/features/scan/vin/vins-in.ts";
import { below, pick, tries } from "../../support/chance.ts";
import { chanceVin } from "../../support/files/vin-pictures.ts";

const honda = "1HGCM82633A004352";
const wolf = "WVWZZZ1KZAW123456";

test.each([
  ["alone", honda],
  ["between stars", `*${honda}*`],
  ["behind the I of an import label", `I${honda}`],
  ["behind its name", `VIN: ${honda}`],
  ["in an address", `https://acme.example/v?vin=${honda}&src=door`],
  ["among other fields", `A12;${honda};03/18;BLK`],
  ["on a line of its own", `ACME\r\n${honda}\r\n2003`],
])("A bar code's VIN is found %s", (_, text) => {
  expect(vinsInCode(text)).toEqual([honda]);
});

test.each([
  ["a part number", "04152-YZZA6"],
  ["an address whose last part has 17 small letters", "https://a.example/1hgcm82633a004352"],
  ["17 signs with an I", "1HGCM82633A00435I"],
  ["17 letters", "ABCDEFGHJKLMNPRST"],
  ["a filled field", "11111111111111111"],
  ["18 signs that do not begin with an I", `X${honda}`],
  ["a VIN inside of a longer number", `99${honda}99`],
  ["nothing", ""],
])("A bar code with %s has no VIN", (_, text) => {
  expect(vinsInCode(text)).toEqual([]);
});

test.each([
  ["IHGCM82633AOO4352", honda],
  ["1HGCM8 2633A-004352", honda],
  ["*1HGCM82633A004352*", honda],
  ["lHGCM82633A0o4352", honda],
  ["|HGCM82633AØQ4352", honda],
])("Print reads %s as its signs", (text, signs) => {
  expect(printSigns(text)).toBe(signs);
});

test.each([honda, "1M8GDM9AXKP042788", "3N1AB7AP9GY249841", "2T1BURHE0JC014702"])(
  "%s proves itself",
  (vin) => expect(isProved(vin)).toBe(true),
);

test.each([
  ["of the rest of the world", wolf],
  ["of Japan whose ninth sign matches by chance", "JHMCM56557C404453"],
  ["with a wrong check digit", "1HGCM82643A004352"],
  ["with an O", "1HGCM82633AO04352"],
  ["whose last sign is a letter that counts the same", "1HGCM82633A00435B"],
  ["whose year is a zero", "1HGCM82630A004352"],
  ["that is short", "1HGCM82633A00435"],
])("A VIN %s proves nothing", (_, vin) => {
  expect(isProved(vin)).toBe(false);
});

test.each([
  ["B for 8", "3N1AB7AP9GY249B41", "3N1AB7AP9GY249841"],
  ["Z for 2", "1HGCM82633A00435Z", honda],
  ["S for 5", "SYJSA1E27HF000337", "5YJSA1E27HF000337"],
  ["T for 1", "THGCM82633A004352", honda],
  ["B8 for 8", "1MB8GDM9AXKP042788", "1M8GDM9AXKP042788"],
  ["an edge of the plate for a sign", "L1HGCM82633A004352", honda],
])("One likely misreading, %s, is corrected by the check digit", (_, read, vin) => {
  expect(correctedVins(read)).toEqual([vin]);
});

test("Nothing explains a reading that is right, far off, or of the rest of the world", () => {
  for (const reading of [honda, "XXXXXXXXXXXXXXXXX", wolf, "1HGCM82633A0043521234"])
    expect(correctedVins(reading)).toEqual([]);
});

test("Several explanations prove nothing, and two looks that share one offer it first", () => {
  const [one, other] = ["2T1YLUBK9VZ103953", "2T1YLUSK9VZ103953"] as const;
  const vin = "2T1YLU8K9VZ103953";
  expect(correctedVins(one).length).toBeGreaterThan(1);
  expect(judgePrint([[one], [other]])).toMatchObject({ proved: undefined });
  expect(judgePrint([[one], [other]]).offered[0]).toBe(vin);
});

test.each([
  ["two looks that agree", [[honda], [honda]], honda],
  ["a look, and another with one misread sign", [[honda], ["THGCM82633A004352"]], honda],
  ["one look alone", [[honda], []], undefined],
  [
    "a correction alone, though seen twice",
    [["THGCM82633A004352"], ["THGCM82633A004352"]],
    undefined,
  ],
  [
    "two VINs on one picture",
    [
      [honda, "3N1AB7AP9GY249841"],
      [honda, "3N1AB7AP9GY249841"],
    ],
    undefined,
  ],
  ["a VIN without a check digit", [[wolf], [wolf], [wolf]], undefined],
  ["nothing", [[], []], undefined],
] as const)("Print is proved by %s, or not", (_, looks, proved) => {
  expect(judgePrint(looks).proved).toBe(proved);
});

test("What is not proved is offered, the likeliest first, and no country begins with a zero", () => {
  const reading = judgePrint([[wolf, "0VWZZZ1KZAW123456"], ["WUWZZZ1KZAW123456"], [wolf]]);
  expect(reading.offered).toEqual([wolf, "WUWZZZ1KZAW123456"]);
  expect(judgePrint([[wolf], [wolf], [wolf], [wolf]]).isAgreed).toBe(true);
  expect(judgePrint([["THGCM82633A004352"]]).offered[0]).toBe(honda);
});

test("A bar code is proved by its check digit, unless another one contradicts", () => {
  expect(judgeCodes([honda, honda]).proved).toBe(honda);
  expect(judgeCodes([honda, "3N1AB7AP9GY249841"])).toEqual({
    proved: undefined,
    offered: [honda, "3N1AB7AP9GY249841"],
  });
  expect(judgeCodes([wolf])).toEqual({ proved: undefined, offered: [wolf] });
});

const signs = [..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"];
/** A VIN with other signs at so many places, none of them in `used`. */
function misread(vin: string, mistakes: number, used = new Set<string>()): string {
  const read = [...vin];
  for (let left = mistakes; left > 0; ) {
    const [at, sign] = [below(17), pick(signs)];
    if (used.has(`${at}${sign}`)) continue;
    used.add(`${at}${sign}`);
    read[at] = sign;
    left--;
  }
  return read.join("");
}

test("Looks that misread up to three signs each, no two of them alike, prove no wrong VIN", () => {
  const wrong: string[] = [];
  let proofs = 0;
  for (let n = 0; n < tries(3_000); n++) {
    const vin = chanceVin(pick(["1HG", "3N1", "5YJ", "2T1"]));
    const used = new Set<string>();
    const looks = Array.from({ length: 2 + below(4) }, () => [misread(vin, below(4), used)]);
    const { proved } = judgePrint(looks);
    if (proved) proofs++;
    if (proved && proved !== vin) wrong.push(`${vin}: ${looks.join(" ")}`);
  }
  expect(wrong).toEqual([]);
  expect(proofs).toBeGreaterThan(0);
});
