import type { Language } from "#app/values/language.ts";
import type { FoundSource, JobContext } from "./sources.server.ts";

/** A question as the app worker sends it, after its permission checks. */
export type Question = {
  userId: string;
  /** Whose daily allowance it counts against; absent: the viewer's. */
  payerId?: string;
  id: string;
  message: string;
  language: Language;
  image: string | null;
  job: JobContext | null;
  /** Forum topics and videos about a question that names no code. */
  found: FoundSource[];
  /** An unanswered question to replace. */
  replaces: string | null;
};

/** Whether a question is the same one sent again. */
export const isSameQuestion = (one: Question, other: Question) =>
  one.message === other.message && one.job?.id === other.job?.id && one.image === other.image;
