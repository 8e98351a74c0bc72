import type { JobStatus } from "#app/features/repair/job.ts";
import type { Language } from "#app/values/language.ts";

/** A state that a shop has named, below one of the statuses. */
export type JobState = {
  id: string;
  status: JobStatus;
  names: Record<Language, string>;
  /** The kind of the message that is offered with it. */
  message: string | null;
};

/** `active`: those that can be chosen; `all`: with the retired ones, which keep their names. */
export const stateLimits = { name: 30, active: 24, all: 100 } as const;

export const statesOf = (json: string | undefined): JobState[] => (json ? JSON.parse(json) : []);

/** Parses a value of the history: the names of a shop's own state, or a status. */
export const readPlace = (
  text: string | null,
): { names: Record<Language, string> } | { status: JobStatus } =>
  text?.startsWith("{") ? { names: JSON.parse(text) } : { status: text as JobStatus };
