import { expect, test } from "vitest";
import {
  withFunctions,
  withoutEndpoints,
  withoutFunctions,
  withoutModule,
  withVariables,
} from "../../../scripts/unused/leave-out.ts";

const code = `
export const one = 1;
export async function two() {}
export { three, inner as four } from "./other.js";
export default class Five {}
`;

test("Keeps the names of a module's exports", () => {
  const ours = withoutModule(code);
  for (const name of ["one", "two", "three", "four"])
    expect(ours).toContain(`export const ${name} = unused;`);
  expect(ours).toContain("export default unused;");
  expect(withoutEndpoints("export { signIn };")).toContain("endpoint as signIn");
});

test("Replaces variables at the top of a module", () => {
  const ours = withVariables("var big = [1, 2], other = big;", { big: "[]" });
  expect(ours).toContain("var big = [], other = big;");
});

test("Stops the build when a name is missing", () => {
  expect(() => withVariables("var other = 1;", { big: "[]" })).toThrow("no longer fits");
  expect(() => withoutModule("console.log(1);")).toThrow("without exports");
});

test("Stops the build when one name is there twice and another is missing", () => {
  const both = { big: "[]", other: "[]" };
  expect(() => withVariables("var big = 1, big = 2;", both)).toThrow("big is there twice");
  expect(() => withVariables("var big = 1;", both)).toThrow("no longer fits: other");
  const functions = "function big() {}\nfunction big() {}";
  expect(() => withFunctions(functions, both)).toThrow("no longer fits: big is there twice");
});

test("Empties functions, and leaves out methods", () => {
  const ours = withoutFunctions("function big() { run(); }\nBig.prototype.run = big;\nbig();", {
    unused: ["big"],
    methods: ["Big.prototype."],
  });
  expect(ours).toBe("function big() {}\n\nbig();");
  expect(() => withoutFunctions(ours, { unused: ["other"], methods: [] })).toThrow("other");
});
