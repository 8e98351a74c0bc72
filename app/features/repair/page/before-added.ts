const nameOf = (jobId: string) => `before:${jobId}`;

/**
 * Remembers in this tab what a job's diagnostic said before the assistant's answer is added; null
 * forgets it.
 */
export function rememberBefore(jobId: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(nameOf(jobId));
    else sessionStorage.setItem(nameOf(jobId), text);
  } catch {
    // Full or forbidden: then there is no Undo, and the diagnostic can be edited as ever.
  }
}

/** Text stored by `rememberBefore`; null for none. */
export function rememberedBefore(jobId: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(jobId));
  } catch {
    return null;
  }
}
