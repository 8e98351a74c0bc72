import { spawnSync } from "node:child_process";

/** Builds the bare React Router page and the bare Hono worker, with the settings of our own build. */
export function buildBaselines(): void {
  const { status, stdout, stderr } = spawnSync("npx", ["react-router", "build", "bench/baselines/page"], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`The baselines could not be built.\n${stdout}\n${stderr}`);
}
