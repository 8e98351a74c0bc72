export class TooCostly extends Error {}

// How many more steps through trees the present reading may take. Reading never waits for anything,
// so one reading is all there is.
let left = Number.POSITIVE_INFINITY;

/**
 * Does some reading within so many steps, whatever the page and the selector: real pages take some
 * ten thousand. @throws TooCostly
 */
export function withinSteps<Result>(steps: number, read: () => Result): Result {
  left = steps;
  try {
    return read();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** Pays for steps through a tree. */
export function pay(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooCostly("reading this page takes too long");
}
