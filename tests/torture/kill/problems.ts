/**
 * Collects distinct problems: a torn record stays torn, and is seen again after every later kill.
 */
export function openProblems() {
  const seen = new Set<string>();
  let failed = 0;
  return {
    /** Says what is new of this and counts the kill, if anything is. */
    add(kill: number, found: readonly string[]): void {
      const fresh = [...new Set(found)].filter((one) => !seen.has(one));
      for (const one of fresh) {
        seen.add(one);
        console.error(`kill ${kill}: ${one}`);
      }
      if (fresh.length > 0) failed++;
    },
    /** How many kills did harm. */
    get failed() {
      return failed;
    },
  };
}
