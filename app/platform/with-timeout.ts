/** Something that took too long. The runtime gives its own timeouts the same name. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/**
 * The result of the work, awaited for at most `ms` milliseconds, and not after `signal` is aborted.
 * The work itself is not cancelled. @throws TimeoutError, or the signal's reason
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  ms: number | undefined,
  signal?: AbortSignal,
): Promise<Value> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal?.reason);
  const timer =
    ms === undefined
      ? undefined
      : setTimeout(() => reject(new TimeoutError(`Took longer than ${ms} ms`)), ms);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([ended, work]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

/** Waits with only a signal, without a timeout. @throws the signal's reason */
export const untilAborted = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  withTimeout(work, undefined, signal);
