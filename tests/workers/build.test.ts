import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { standIns } from "../../scripts/deployable.ts";

test.each(["server", "stripe"])("the build of %s carries no stand-in", (worker) => {
  expect(standIns(readConfig({ config: `build/${worker}/wrangler.json` }))).toEqual([]);
});

test("the stand-ins would be recognised", () => {
  expect(standIns(readConfig({ config: "build/demo/wrangler.json" }))).toEqual(["llave-demo is the worker of the stand-ins"]);
});
