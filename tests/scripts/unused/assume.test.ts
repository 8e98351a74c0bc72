import { expect, test } from "vitest";
import {
  withBodies,
  withConstants,
  withoutCases,
  withoutMessages,
} from "../../../scripts/unused/assume.ts";

const code = `function run(flag, init) {
  let key = find(1);
  find({ flag });
  let empty;
  if (init.flag || flag) empty = flag;
  return { run() {}, flag, key, empty, other: init?.flag };
}`;

test("Puts constants where a value is read, and nowhere else", () => {
  const flag = { by: "false", times: 4 };
  const constants = { flag, "init?.flag": "0", "let key": "1", empty: "2" };
  expect(withConstants(code, { "": constants })).toBe(`function run(flag, init) {
  let key = 1;
  find({ flag: false });
  let empty;
  if (init.flag || false) empty = false;
  return { run() {}, flag: false, key, empty: 2, other: 0 };
}`);
});

test("Replaces every call of a function, in the function that is named", () => {
  const calls = "const a = () => go(1);\nfunction b() { go(2); return go(3); }";
  expect(withConstants(calls, { b: { "go()": { by: "undefined", times: 2 } } })).toBe(
    "const a = () => go(1);\nfunction b() { undefined; return undefined; }",
  );
});

test("Gives functions another body", () => {
  expect(withBodies("function a() { function b(c) { d(c); } }", { b: "{}" })).toBe(
    "function a() { function b(c) {} }",
  );
});

test("Leaves out cases and comparisons, and keeps what an earlier case falls into", () => {
  const run = made(withoutCases(cases, /\.tag$/, ["3", "4", "5"]));
  const whole = made(cases);
  for (const tag of [1, 2, 6, 7]) expect(run({ tag })).toEqual(whole({ tag }));
  expect(run({ tag: 3 })).not.toEqual(whole({ tag: 3 }));
  expect(withoutCases("x = 3 === a.tag || a.tag !== 3;", /\.tag$/, ["3"])).toBe(
    "x = false || true;",
  );
});

const made = (code: string) =>
  new Function(`return ${code}`)() as (fiber: { tag: number }) => string[];
const cases = `function run(fiber) {
"use strict";
const done = [];
switch (fiber.tag) {
  case 1:
    done.push("one");
  case 3:
    done.push("three");
    break;
  case 5:
    for (var word = "five"; word; word = "") done.push(word);
    return done;
  case 2:
  case 4:
    if (5 === fiber.tag) done.push("never");
    word = "two";
    done.push(word);
    break;
  default:
    done.push("other");
}
return done;
}`;

test("Leaves out warnings, and what a broken invariant says, but not that it is broken", () => {
  expect(withoutMessages('warning(a, "b");\ninvariant(a, "c" + d);\ninvariant(e);')).toBe(
    ";\ninvariant(a, 2);\ninvariant(e);",
  );
});

test("Stops the build when an expression is there more or less often than is said", () => {
  const withFlag = (times: number) => () =>
    withConstants(code, { "": { flag: { by: "false", times } } });
  expect(withFlag(4)).not.toThrow();
  expect(withFlag(3)).toThrow("no longer fits: the module has flag 4 times, not 3");
  expect(withFlag(5)).toThrow("no longer fits");
  const once = () => withConstants("function a(b) { c(b, b); }", { a: { b: "1" } });
  expect(once).toThrow("a has b 2 times, not 1");
});

test("Stops the build when something is missing, there twice, or changed twice", () => {
  const twice = "function a() {}\nconst b = { a() {} };";
  for (const broken of [
    () => withConstants(code, { "": { missing: "1" } }),
    () => withConstants(code, { gone: { flag: "1" } }),
    () => withConstants(code, { "": { "init.flag": "1", "init.flag || flag": "2" } }),
    () => withBodies(twice, { a: "{}" }),
    () => withoutCases(cases, /\.tag$/, ["9"]),
  ])
    expect(broken).toThrow("no longer fits");
});
