/**
 * Timings of a step in milliseconds: its longest event, and from the tap to the first sign of the
 * next page (the line at the top, a skeleton) and to its content.
 */
export type Recorded = {
  longest: number;
  answered: number | undefined;
  painted: number | undefined;
};

declare global {
  interface Window {
    tapEvents: {
      begin: (shows: string | undefined) => void;
      /** Until what the step shows is painted. */
      shown: () => Promise<unknown>;
      end: () => Recorded;
    };
  }
}

/**
 * Runs in the page before its scripts: listens to Event Timing, which gives what INP is made of
 * (events under 16 ms are none), and looks at each change of the page for what a tap shows. What
 * was there before the tap does not count. A tap is one when the finger is lifted.
 */
export function listenToEvents(): void {
  let longest = 0;
  let tapped: number | undefined;
  let painted: number | undefined;
  let answered: number | undefined;
  let wanted: string | undefined;
  let before: Element[] = [];
  let shown = Promise.withResolvers();
  const count = (entries: PerformanceEntryList) => {
    for (const one of entries as (PerformanceEntry & { interactionId?: number })[])
      if (one.interactionId) longest = Math.max(longest, one.duration);
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener("pointerup", (event) => (tapped ??= event.timeStamp), { capture: true });
  const isNew = (one: Element) => !before.includes(one) && one.checkVisibility();
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["hidden", "open"],
  });

  function look(): void {
    if (!wanted || tapped === undefined) return;
    const shows = [...document.querySelectorAll(wanted)].some(isNew);
    if (answered === undefined && (shows || document.querySelector(".progress:not([hidden])"))) {
      answered = Number.POSITIVE_INFINITY;
      afterFrame((ms) => (answered = ms));
    }
    if (!shows) return;
    wanted = undefined;
    afterFrame((ms) => {
      painted = ms;
      shown.resolve(ms);
    });
  }

  /**
   * The frame that has a change is painted after this callback, in the same task; the next task that
   * runs is this one, before React's effects and its next portion of rendering.
   */
  function afterFrame(done: (ms: number) => void): void {
    const start = tapped ?? 0;
    requestAnimationFrame(() => {
      void scheduler.postTask(() => done(performance.now() - start), { priority: "user-blocking" });
    });
  }

  window.tapEvents = {
    begin: (shows) => {
      count(observer.takeRecords());
      [longest, tapped, painted, answered, wanted] = [0, undefined, undefined, undefined, shows];
      before = shows ? [...document.querySelectorAll(shows)] : [];
      shown = Promise.withResolvers();
    },
    shown: () => shown.promise,
    end: () => {
      count(observer.takeRecords());
      return { longest, answered, painted };
    },
  };
}
