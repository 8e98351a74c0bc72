/** Delays before each reconnection, in milliseconds; the last one repeats. */
const delays = [0, 300, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Waits before the given attempt, or until the browser is online again. */
export const waitToReconnect = (attempt: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, delays[Math.min(attempt, delays.length - 1)]!);
    addEventListener("online", go);
  });
