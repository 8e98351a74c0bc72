/**
 * How long a player may send nothing before it counts as failed: from the start, and after its
 * frame has loaded, which may be the browser's error page.
 */
const limits = { afterStart: 6_000, afterLoad: 1_500 };

/**
 * Calls `onSilent` when a player sends nothing in time. Report its `load` event and its first
 * message; `stop` ends the watch.
 */
export function watchSilence(onSilent: () => void) {
  let answered = false;
  const check = () => {
    if (!answered) onSilent();
  };
  const timers = [setTimeout(check, limits.afterStart)];
  return {
    loaded: () => void timers.push(setTimeout(check, limits.afterLoad)),
    answered: () => {
      answered = true;
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
