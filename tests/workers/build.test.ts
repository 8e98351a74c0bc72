import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { weigh } from "../../bench/parts/bundle.ts";
import { weighPages } from "../../bench/parts/scripts.ts";
import { standIns } from "../../scripts/deploy/stand-ins.ts";

test.each([
  ["server", "app"],
  ["stripe", "stripe"],
  ["front", "front"],
] as const)("Includes no stand-in in the build of %s", (folder, role) => {
  expect(standIns(readConfig({ config: `build/${folder}/wrangler.json` }), role)).toEqual([]);
});

test("Recognizes the stand-ins in their own build", () => {
  expect(standIns(readConfig({ config: "build/demo/wrangler.json" }), "front")).toEqual([
    "llave-demo is the worker of the stand-ins",
  ]);
});

test("The Worker weighs at most 2 MB in all (P12)", () => {
  expect(weigh().all).toBeLessThanOrEqual(2_000_000);
});

test("Sends zod to no browser", () => {
  const scripts = globSync("build/client/assets/*.js");
  expect(scripts.filter((file) => readFileSync(file, "utf8").includes("ZodType"))).toEqual([]);
});

test("No page loads more than 165 KB of scripts, gzipped (P5)", () => {
  const heavy = [...weighPages()]
    .filter(([, size]) => size > 165_000)
    .map(([id, size]) => `${id}: ${size}`);
  expect(heavy).toEqual([]);
});
