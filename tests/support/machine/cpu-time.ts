/**
 * The processor time that this thread spends on something, in milliseconds. Other work on the
 * machine does not count, so a bound on it holds on a busy machine too.
 */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
