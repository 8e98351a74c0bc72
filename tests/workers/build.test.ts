import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { weigh } from "../../bench/parts/bundle.ts";
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
