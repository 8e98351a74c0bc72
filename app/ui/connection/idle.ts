/** Resolves when the browser is idle; without support for that, after a moment. */
export const whenIdle = () =>
  new Promise<unknown>((go) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(go, { timeout: 2000 })
      : setTimeout(go, 50),
  );

let render = () => {};
let timer: ReturnType<typeof setTimeout>;

/** Registers the function that renders the page once more after something has arrived. */
export function onArrival(update: () => void): void {
  render = update;
}

/**
 * Tells that a part has arrived that a rendering may wait for. React retries such parts at most
 * every 300 ms, and forgets one that another rendering interrupts until the page's next update: so
 * there is one after the last arrival.
 */
export function arrived(): void {
  clearTimeout(timer);
  timer = setTimeout(() => render(), 400);
}
