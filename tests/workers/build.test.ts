import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { weigh } from "../../bench/parts/bundle.ts";
import { weighPages } from "../../bench/parts/scripts.ts";
import { standIns } from "../../scripts/deploy/stand-ins.ts";

test.each(["server", "stripe"])("Includes no stand-in in the build of %s", (worker) => {
  expect(standIns(readConfig({ config: `build/${worker}/wrangler.json` }))).toEqual([]);
});

test("Recognizes the stand-ins in their own build", () => {
  expect(standIns(readConfig({ config: "build/demo/wrangler.json" }))).toEqual([
    "llave-demo is the worker of the stand-ins",
  ]);
});

test("Loads under 0.5 MB in a cold start, and under 1.2 MB in all (P12)", () => {
  const { all, always } = weigh();
  expect(always).toBeLessThanOrEqual(500_000);
  expect(all).toBeLessThanOrEqual(1_200_000);
});

test("Sends zod to no browser", () => {
  const scripts = globSync("build/client/assets/*.js");
  expect(scripts.filter((file) => readFileSync(file, "utf8").includes("ZodType"))).toEqual([]);
});

// The scripts of a bare React Router page, gzipped, as bench/results.md has them.
const barePage = 110_600;

test("Loads at most 1.2 times the scripts of a bare page (P5)", () => {
  const heavy = [...weighPages()]
    .filter(([, size]) => size > barePage * 1.2)
    .map(([id, size]) => `${id}: ${size}`);
  expect(heavy).toEqual([]);
});
