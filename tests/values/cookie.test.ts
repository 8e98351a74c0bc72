import fc from "fast-check";
import { expect, test } from "vitest";
import { cookieOf } from "#app/values/cookie.ts";

const sent = (cookie?: string) => new Headers(cookie === undefined ? {} : { cookie });

test.each([
  [undefined, undefined],
  ["", undefined],
  ["tz=UTC", "UTC"],
  ["a=b; tz=UTC; c=d", "UTC"],
  ["a=b;tz=UTC;c=d", "UTC"],
  ["a=b;   tz=UTC", "UTC"],
  ["tz=", ""],
  ["tz=; tz=UTC", ""],
  ["tz=first; tz=second", "first"],
  ["tz=a=b==", "a=b=="],
  ["tz=%E0%A4%A; a=b", "%E0%A4%A"],
  ['tz="quoted; a"', '"quoted'],
  ["tz", undefined],
  ["tz; a=b", undefined],
  ["TZ=UTC", undefined],
  ["not-tz=UTC; a=tz=UTC; a tz=UTC", undefined],
  [";;; ; =; ;", undefined],
  ["; ;tz=UTC", "UTC"],
])("Reads from %j the value %j", (cookie, value) => {
  expect(cookieOf(sent(cookie), "tz")).toBe(value);
});

test("Takes a name as it is, not as a pattern", () => {
  expect(cookieOf(sent("llaveXbookmark=1; llave.bookmark=2"), "llave.bookmark")).toBe("2");
});

test("Reads what taking the header apart would, and never throws", () => {
  const part = fc.stringMatching(/^[ -:<-~]{0,12}$/);
  const parts = fc.array(fc.oneof(part, fc.constantFrom("tz=1", " tz=2", "tz", "xtz=3")));
  fc.assert(
    fc.property(parts, (list) => {
      const headers = sent(list.join(";"));
      const apart = (headers.get("cookie") ?? "").split(";").map((one) => one.replace(/^ +/, ""));
      const found = apart.find((one) => one.startsWith("tz="))?.slice("tz=".length);
      expect(cookieOf(headers, "tz")).toBe(found);
    }),
  );
});
