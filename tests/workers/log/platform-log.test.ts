import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("Keeps addresses, and so tokens, out of the platform's own log", () => {
  const config = readFileSync("wrangler.toml", "utf8");
  const [, section] = /^\[observability\.logs\]\n([^[]*)/m.exec(config)!;
  expect(section).toMatch(/^invocation_logs = false$/m);
});
