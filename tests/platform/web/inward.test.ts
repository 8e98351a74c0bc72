import { describe, expect, test } from "vitest";
import { checkAddress } from "#app/platform/web/inward.ts";
import { inward, noWebAddress } from "../../support/hostile/inward.ts";

const fine: [string, string][] = [
  ["https://example.com/logo.png", "https://example.com/logo.png"],
  ["HTTP://Example.COM:80/logo.png", "http://example.com/logo.png"],
  ["https://example.com:443/a b.png", "https://example.com/a%20b.png"],
  ["https://cdn.taller-muñoz.mx/l.png", "https://cdn.xn--taller-muoz-9db.mx/l.png"],
  ["https://localhost.example.com/", "https://localhost.example.com/"],
  ["https://10.example.com./logo", "https://10.example.com./logo"],
];

describe("Refuses internal addresses", () => {
  test("The list has at least a hundred", () =>
    expect(new Set(inward).size).toBeGreaterThanOrEqual(100));
  test.each(inward)("%j", (address) =>
    expect(checkAddress(address)).toEqual({ ok: false, problem: "inward" }),
  );
});

test.each(noWebAddress)("Refuses an invalid web address: %j", (address) => {
  expect(checkAddress(address)).toEqual({ ok: false, problem: "address" });
});

test.each(fine)("Allows a public address: %j", (address, href) => {
  const checked = checkAddress(address);
  expect(checked.ok && checked.url.href).toBe(href);
});
