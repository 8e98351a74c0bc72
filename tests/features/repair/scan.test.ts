import { expect, test } from "vitest";
import { scanOf, vehicleSought } from "#app/features/repair/list/scan.ts";

const id = "0192f3a4-5b6c-7d8e-9f01-23456789abcd";
const address = `https://llave.example/repair-cms/${id}`;

/** As a reader set to one keyboard types on a computer that is set to another. */
const asTypedOn = (signs: Record<string, string>) => (text: string) =>
  text.replace(/[:/-]/g, (sign) => signs[sign] ?? sign);

test.each([
  ["as it is", address],
  ["with spaces around it", `  ${address} `],
  ["with a stroke at its end", `${address}/`],
  ["with what the page was asked for", `${address}#`],
  ["on a Latin American or Spanish keyboard", asTypedOn({ ":": "Ñ", "/": "-", "-": "'" })(address)],
  ["the same in small letters", asTypedOn({ ":": "ñ", "/": "-", "-": "'" })(address)],
  ["on a German keyboard", asTypedOn({ ":": "Ö", "/": "-", "-": "ß" })(address)],
  ["on a Brazilian keyboard", asTypedOn({ ":": "Ç", "/": ";" })(address)],
  ["on an Italian keyboard", asTypedOn({ ":": "ç", "/": "-", "-": "'" })(address)],
  ["with Caps Lock on", address.toUpperCase()],
  ["in full-width letters", address.replace("https", "ｈｔｔｐｓ")],
  ["behind what the reader says of it", `]Q3${address}`],
  ["from a server without a certificate", address.replace("https", "http")],
  ["of a machine with a port", `http://127.0.0.1:8787/repair-cms/${id}`],
  ["behind what was in the box", `brakes${address}`],
  ["behind another tag", `${address.replace("abcd", "abce")}${address}`],
])("A job's tag is read %s", (_, typed) => {
  expect(scanOf(typed)).toEqual({ kind: "job", id });
});

test.each([
  ["an id alone", id],
  ["another page of a job", `${address}/edit`],
  ["an id that is too long", `${address}0`],
  ["an id that is too short", address.slice(0, -1)],
  ["another address", `https://llave.example/discussion/${id}`],
  ["words", "repair cms https brakes"],
  ["nothing", ""],
  ["a work order's number", "WO-000123"],
])("No job's tag is %s", (_, typed) => {
  expect(scanOf(typed)?.kind).not.toBe("job");
});

const vin = "1HGCM82633A004352";

test.each([
  vin,
  vin.toLowerCase(),
  ` ${vin}\r\n`,
  `*${vin}*`,
  `(${vin}(`,
  `I${vin}`,
  `*I${vin}*`,
  `${vin}${vin}`,
  `I${vin.replace("2", "3")}I${vin}`,
  `brakes ${vin}`,
])("A VIN is read: %j", (typed) => {
  expect(scanOf(typed)).toEqual({ kind: "vin", vin });
});

test.each([
  ["a letter that no VIN has", "1HGCM82633A00435O"],
  ["16 signs", vin.slice(1)],
  ["18 signs", `X${vin}`],
  ["a word of 17 letters", "TRANSMSSXNPRXBLEM"],
  ["a VIN among words", `${vin} brakes`],
  ["a telephone number", "+52 867 712 3456"],
])("No VIN is %s", (_, typed) => {
  expect(scanOf(typed)).toBeUndefined();
});

test.each([
  [vin, { vin }],
  [`I${vin}`, { vin }],
  ["ABC-123", { plate: "abc123" }],
  ["abc 12 34", { plate: "abc1234" }],
  ["8ABC123", { plate: "8abc123" }],
  ["WO-000123", undefined],
  ["wo 12", undefined],
  ["brakes", undefined],
  ["cr7", undefined],
  ["María García 2015", undefined],
  ["N/A", undefined],
  [address, undefined],
])("A search for %j may name a vehicle by %j", (typed, key) => {
  expect(vehicleSought(typed)).toEqual(key);
});

test("A long text takes no time", () => {
  const began = performance.now();
  for (const sign of ["a", "A1", "https", "1HGCM82633A00435 ", "i", "repair-cms/"])
    scanOf(sign.repeat(2_000).slice(0, 20_000));
  expect(performance.now() - began).toBeLessThan(500);
});
