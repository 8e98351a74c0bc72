import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Language } from "#app/values/language.ts";
import type { SafetyTopic } from "./safety.ts";

/** What becomes of an answer: being written, finished, stopped by its reader, or broken off. */
const answerStatuses = ["running", "done", "stopped", "failed"] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/**
 * Why an answer broke off: what the model said, the stream that ended too early, or the object that
 * wrote it and is no more.
 */
export type AnswerFailure = AiFailure | "cut" | "empty" | "lost";

/**
 * What an answer may cite, `[1]` upward: a fault code of our table, the job it was asked from, a
 * topic of the forum, a video.
 */
export type Source = {
  n: number;
  kind: "code" | "job" | "topic" | "video";
  ref: string;
  title: string;
};

/** What a rule found in an answer, shown beside it. */
export type Notes = {
  /** Figures and part numbers that stand in no source and in no question. */
  unsourced: string[];
  /** What can hurt: each brings its remark, whether the model wrote one or not. */
  safety: SafetyTopic[];
  /** Manufacturer codes asked about without a make: they mean nothing yet. */
  makerCodes: string[];
};

export const noNotes: Notes = { unsourced: [], safety: [], makerCodes: [] };

/** A question and its answer, as the page shows it. `at` is when it was asked, in milliseconds. */
export type Turn = {
  id: string;
  message: string;
  response: string;
  status: AnswerStatus;
  failure: AnswerFailure | null;
  language: Language;
  sources: Source[];
  notes: Notes;
  jobId: string | null;
  at: number;
};

/**
 * The most characters of a question, and of an answer; turns on a page; turns that the model is
 * told again.
 */
export const chatLimits = { message: 4_000, response: 12_000, page: 20, window: 6 } as const;

/** From how many questions left in a day the page says so. */
export const lowAllowance = 10;

/** What is told of an answer while it is written. `left`: questions left today. */
export type ChatEvent =
  | {
      type: "begin";
      id: string;
      message: string;
      text: string;
      sources: Source[];
      jobId: string | null;
      left: number;
    }
  | { type: "text"; text: string }
  | {
      type: "end";
      status: Exclude<AnswerStatus, "running">;
      failure: AnswerFailure | null;
      notes: Notes;
    };

/** Why a question was refused. */
export type AskRefusal = "busy" | "allowance" | "quota" | "failed";

/** An event as it travels: one server-sent event of one line. */
export const eventLine = (event: ChatEvent): string => `data: ${JSON.stringify(event)}\n\n`;
