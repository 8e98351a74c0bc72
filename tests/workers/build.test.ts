import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { weigh } from "../../bench/parts/bundle.ts";
import { standIns } from "../../scripts/deployable.ts";

test.each(["server", "stripe"])("the build of %s carries no stand-in", (worker) => {
  expect(standIns(readConfig({ config: `build/${worker}/wrangler.json` }))).toEqual([]);
});

test("the stand-ins would be recognised", () => {
  expect(standIns(readConfig({ config: "build/demo/wrangler.json" }))).toEqual([
    "llave-demo is the worker of the stand-ins",
  ]);
});

test("every cold start reads less than half a megabyte, and all there is less than one and a fifth (P12)", () => {
  const { all, always } = weigh();
  expect(always).toBeLessThanOrEqual(500_000);
  expect(all).toBeLessThanOrEqual(1_200_000);
});
