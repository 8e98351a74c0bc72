import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Language } from "#app/values/language.ts";
import type { SafetyTopic } from "./safety.ts";

/** The states of an answer. */
const answerStatuses = ["running", "done", "stopped", "failed"] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/**
 * Why an answer failed: the model's error, a stream that was cut or empty, or a Durable Object that
 * was lost with its memory.
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

/** What the rules found in an answer, shown beside it. */
export type Notes = {
  /** Figures and part numbers that are in no source and in no question. */
  unsourced: string[];
  /** Dangers: each shows its remark, whether the model wrote one or not. */
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
 * The most characters of a question, and of an answer; turns on a page; earlier turns that
 * the model gets.
 */
export const chatLimits = { message: 4_000, response: 12_000, page: 20, window: 6 } as const;

/** The page shows how many questions are left from this many down. */
export const lowAllowance = 10;

/** An event of a running answer. `left`: questions left today. */
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
