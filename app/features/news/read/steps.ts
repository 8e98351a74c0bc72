export class TooCostly extends Error {}

// The steps left for the current parse. Parsing is synchronous, so one counter is enough.
let left = Number.POSITIVE_INFINITY;

/**
 * Runs `read` with a limit on steps through the tree; real pages take some 10,000. @throws
 * TooCostly
 */
export function withinSteps<Result>(steps: number, read: () => Result): Result {
  left = steps;
  try {
    return read();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** Counts steps through a tree. @throws TooCostly */
export function countSteps(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooCostly("reading this page takes too long");
}
