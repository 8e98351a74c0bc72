import { tool } from "../scripts/tool.ts";

/**
 * Builds the bare React Router page and the bare Hono worker, with the settings of our own build.
 */
export async function buildBaselines(): Promise<void> {
  const { code, output } = await tool("reactRouter", ["build", "bench/baselines/page"], {
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) throw new Error(`The baselines could not be built.\n${output}`);
}
