import { useContext, useEffect, useState } from "react";
import { DraftOwner, draftKey, readDraft, writeDraft } from "#app/ui/form/draft.ts";

/** Storage key for the unsaved taps of a job's inspection; signing out deletes them. */
export const tapsKey = (owner: string, jobId: string): string => draftKey(owner, `taps:${jobId}`);

/** Stores the unsaved taps; an empty object removes them. */
export function storeTaps(key: string, taps: object): void {
  if (Object.keys(taps).length > 0) writeDraft(key, taps);
  else localStorage.removeItem(key);
}

/** Number of unsaved taps of a job on this device; 0 on the server. */
export function useStoredTaps(jobId: string): number {
  const key = tapsKey(useContext(DraftOwner), jobId);
  const [number, setNumber] = useState(0);
  useEffect(() => setNumber(Object.keys(readDraft(key) ?? {}).length), [key]);
  return number;
}
