import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { localConfig } from "../../scripts/local/local.ts";
import { deployed, fillIn } from "../support/filled.ts";

/** The configuration of this text, in JSON, without the paths of its file. */
function configOf(text: string): ReturnType<typeof readConfig> {
  const folder = mkdtempSync(path.join(tmpdir(), "llave-filled-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, "wrangler.toml"), text);
  const config = readConfig({ config: path.join(folder, "wrangler.toml") }, { hideWarnings: true });
  return JSON.parse(JSON.stringify(config).replaceAll(folder, ""));
}

test.each([
  ["wrangler.toml", "llave"],
  ["workers/stripe/wrangler.toml", "llave-stripe"],
  ["workers/front/wrangler.toml", "llave-front"],
] as const)("%s runs locally with the same values, filled in or not", (file, name) => {
  const ours = readFileSync(file, "utf8");
  const filled = configOf(fillIn(ours));
  expect(JSON.stringify(filled)).toMatch(deployed);
  const { topLevelName: _, definedEnvironments: __, ...local } = localConfig(filled, name);
  expect(JSON.stringify(local)).not.toMatch(deployed);
  expect({ ...localConfig(configOf(ours), name), ...local }).toEqual(
    localConfig(configOf(ours), name),
  );
});
