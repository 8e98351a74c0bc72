import type { SourceKind, SourceProblem } from "#app/features/news/sources/source.ts";

/** The result of fetching a source. */
export type Refreshed =
  /** The number of articles found, and of new ones. `unchanged`: the site answered 304. */
  | { done: "read"; kind: SourceKind; found: number; added: number }
  | { done: "unchanged"; found: number }
  | { done: "missed"; problem: SourceProblem; status?: number | undefined }
  /** The rate limit of its host is reached; nothing was stored. */
  | { done: "postponed" }
  /** The source does not exist, is not due, or is being fetched. */
  | { done: "nothing" };
