import type { Activity } from "./entry.ts";

/** A member's running entry, if any; instants in milliseconds. */
export type Running = {
  entry: {
    id: string;
    jobId: string | null;
    number: number | null;
    activity: Activity;
    startedAt: number;
  } | null;
  /** The id of the entry that a button begins. */
  newId: string;
  now: number;
};
