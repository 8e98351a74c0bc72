import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

test.each(["wrangler.toml", "workers/stripe/wrangler.toml", "workers/front/wrangler.toml"])(
  "%s keeps addresses, and so tokens, out of the platform's own log, traces and issues",
  (config) => {
    expect(readConfig({ config }, { hideWarnings: true }).observability).toEqual({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
      traces: { enabled: false },
      issues: { enabled: false },
    });
  },
);
