import { expect, test } from "vitest";
import { refusal } from "../../scripts/tool.ts";

test("Who is not signed in is told so, and not that production did not answer", () => {
  const output = `✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.`;
  expect(refusal("Production did not answer", output)).toBe(
    "Nobody is signed in to Cloudflare on this machine: run npx wrangler login.",
  );
  expect(refusal("R2 did not give a.png", "✘ [ERROR] Bucket gone")).toBe(
    "R2 did not give a.png: Bucket gone",
  );
});
