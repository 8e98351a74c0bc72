import { withBodies } from "./assume.ts";

/**
 * React's scheduler interrupts rendering every 5 ms. Where the browser says whether a person has
 * done something meanwhile, it goes on for up to 25 ms while nobody has
 * (docs/decisions/0152-fewer-frames-per-page.md).
 */
export const longerSlices = (code: string): string =>
  withBodies(code, {
    shouldYieldToHost: `{
      if (needsPaint) return true;
      const passed = exports.unstable_now() - startTime;
      return passed >= 25 ||
        (passed >= frameInterval && (navigator.scheduling?.isInputPending?.() ?? true));
    }`,
  });
