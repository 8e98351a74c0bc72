import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  parts,
  unusedParts,
  withoutInstrumentation,
  withoutJsonSchema,
  withoutTelemetry,
} from "../../scripts/unused-parts.ts";

const read = (file: string) => readFileSync(`node_modules/${file}`, "utf8");
const instrumentation = "react-router/dist/production/lib/router/instrumentation.js";

test.each(["to-json-schema", "json-schema-processors"])("Replaces every export of %s", (name) => {
  const ours = withoutJsonSchema(read(`zod/v4/core/${name}.js`));
  expect(ours).toMatch(/^export const \w+ = /m);
  expect(ours.length).toBeLessThan(3_000);
});

const installed = globSync("node_modules/**/*.{js,mjs,json}").filter(
  (file) => file.split("node_modules").length === 2,
);
const hasExports = (file: string) => !/^export \{\};$/m.test(readFileSync(file, "utf8"));
/** Vite's own module is in no file; the build stops without it (react-router-server.test.ts). */
const inFiles = parts.filter(({ module }) => !module.source.includes("preload-helper"));

test.each(inFiles)("Fits the installed $module", ({ module, code }) => {
  const files = installed.filter((file) => module.test(file)).filter(hasExports);
  expect(files).not.toEqual([]);
  for (const file of files) expect(code(readFileSync(file, "utf8")), file).not.toBe("");
});

test("Every part but one is for a file of a package", () => {
  expect(inFiles).toHaveLength(parts.length - 1);
});

test("better-auth's telemetry publishes nothing", async () => {
  const ours = withoutTelemetry(read("@better-auth/telemetry/dist/index.mjs"));
  const left = await import(`data:text/javascript,${encodeURIComponent(ours)}`);
  const { publish } = await left.createTelemetry({}, {});
  expect(await publish({ type: "init" })).toBeUndefined();
  expect(() => left.getTelemetryAuthConfig()).toThrow("Not part of this build");
  expect(() => withoutTelemetry("export { createTelemetry };")).toThrow("no longer fits");
});

test("Replaces React Router's instrumentation", () => {
  expect(withoutInstrumentation(read(instrumentation)).length).toBeLessThan(600);
});

test("Stops the build when a package no longer looks as it did", () => {
  expect(() => withoutJsonSchema("export const other = 1;")).toThrow("no longer fits");
  expect(() => withoutInstrumentation("export { other };")).toThrow("no longer fits");
});

test("Says in which module of the build it is", () => {
  const { handler } = unusedParts().transform as {
    handler: (this: object, code: string, id: string) => unknown;
  };
  const build = () =>
    handler.call({ environment: { name: "ssr" } }, "", `/of/node_modules/${instrumentation}`);
  expect(build).toThrow(
    `scripts/unused-parts.ts no longer fits: React Router's instrumentation (/of/node_modules/${instrumentation})`,
  );
});
