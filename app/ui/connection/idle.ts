/** When the browser has nothing else to do; where it does not say so, after a moment. */
export const whenIdle = () =>
  new Promise<unknown>((go) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(go, { timeout: 2000 })
      : setTimeout(go, 50),
  );
