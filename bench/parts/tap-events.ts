/** What a step cost: its longest event, and from the tap to what it shows, in milliseconds. */
export type Recorded = { longest: number; painted: number | undefined };

declare global {
  interface Window {
    tapEvents: {
      begin: (shows: string | undefined) => void;
      painted: () => number | undefined;
      end: () => Recorded;
    };
  }
}

/**
 * Runs in the page before its scripts: listens to Event Timing, which gives what INP is made of
 * (events under 16 ms are none), and looks at each frame for what a tap shows. What was there
 * before the tap does not count.
 */
export function listenToEvents(): void {
  let longest = 0;
  let tapped: number | undefined;
  let painted: number | undefined;
  let wanted: string | undefined;
  let before: Element[] = [];
  const count = (entries: PerformanceEntryList) => {
    for (const one of entries as (PerformanceEntry & { interactionId?: number })[])
      if (one.interactionId) longest = Math.max(longest, one.duration);
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    "pointerdown",
    (event) => {
      tapped ??= event.timeStamp;
      if (wanted) requestAnimationFrame(look);
    },
    { capture: true },
  );
  const isNew = (one: Element) => !before.includes(one) && one.checkVisibility();

  function look(): void {
    if (!wanted || painted !== undefined || tapped === undefined) return;
    const start = tapped;
    if (![...document.querySelectorAll(wanted)].some(isNew))
      return void requestAnimationFrame(look);
    // The frame that has it is painted after this callback.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      painted = performance.now() - start;
    };
    requestAnimationFrame(() => port2.postMessage(""));
  }

  window.tapEvents = {
    begin: (shows) => {
      count(observer.takeRecords());
      [longest, tapped, painted, wanted] = [0, undefined, undefined, shows];
      before = shows ? [...document.querySelectorAll(shows)] : [];
    },
    painted: () => painted,
    end: () => {
      count(observer.takeRecords());
      return { longest, painted };
    },
  };
}
