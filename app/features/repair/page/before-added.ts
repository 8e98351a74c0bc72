const nameOf = (jobId: string) => `before:${jobId}`;

/**
 * Stores a job's diagnostic in this tab before the assistant's answer is added; null removes it.
 */
export function rememberBefore(jobId: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(nameOf(jobId));
    else sessionStorage.setItem(nameOf(jobId), text);
  } catch {
    // Storage is full or forbidden: then there is no Undo, and the diagnostic can still be edited.
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
