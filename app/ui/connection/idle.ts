/** Resolves when the browser is idle; without support for that, after a moment. */
export const whenIdle = () =>
  new Promise<unknown>((go) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(go, { timeout: 2000 })
      : setTimeout(go, 50),
  );
