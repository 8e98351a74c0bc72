/** The pause before the second greeting, which doubles with each; the longest. Milliseconds. */
const pauses = { first: 250, longest: 8_000 };

/**
 * Calls `greet` when a player's frame has loaded, then ever more slowly until `stop`: a loading
 * player misses messages, and a frame that is not the player's logs an error for each.
 */
export function greetPlayer(greet: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (pause: number) => {
    greet();
    timer = setTimeout(next, pause, Math.min(2 * pause, pauses.longest));
  };
  const stop = () => clearTimeout(timer);
  return {
    stop,
    loaded: () => {
      stop();
      next(pauses.first);
    },
  };
}
