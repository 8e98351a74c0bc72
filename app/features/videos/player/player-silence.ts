/**
 * How long a player may be silent before it counts as broken: from the start, where nothing answers
 * at all, and once its page has loaded, scripts and all, or the browser's error page in its place.
 */
const limits = { afterStart: 6_000, afterLoad: 1_500 };

/**
 * Calls `onSilent` when a player says nothing for too long. Report its page's `load` event and its
 * first message; `stop` ends the watch.
 */
export function watchSilence(onSilent: () => void) {
  let heard = false;
  const check = () => {
    if (!heard) onSilent();
  };
  const timers = [setTimeout(check, limits.afterStart)];
  return {
    loaded: () => void timers.push(setTimeout(check, limits.afterLoad)),
    heard: () => {
      heard = true;
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
