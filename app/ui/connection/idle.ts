/** When the browser has nothing else to do; where it does not say so, after a moment. */
export const whenIdle = () =>
  new Promise<unknown>((go) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(go, { timeout: 2000 })
      : setTimeout(go, 50),
  );

/** Draws the page again: set by what stands around it. */
export const late: { draw: (update: object) => void } = { draw() {} };
let timer: ReturnType<typeof setTimeout>;

/**
 * Tells that something has come which a rendering may wait for. React draws such parts at most every
 * 300 ms, and forgets one that another rendering interrupts until the next update of the page: so
 * there is one after the last arrival.
 */
export function arrived(): void {
  clearTimeout(timer);
  timer = setTimeout(late.draw, 400, {});
}
