import type { AiFailure } from "#app/platform/ai/failure.ts";
import type { Language } from "#app/values/language.ts";
import type { SafetyTopic } from "./safety.ts";

/** The states of an answer. */
const answerStatuses = ["running", "done", "stopped", "failed"] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/** Why an answer failed: the model's error, a cut or empty stream, a lost Durable Object. */
export type AnswerFailure = AiFailure | "cut" | "empty" | "lost";

/** A source that an answer may cite, from `[1]` up: a code, the job, a forum topic, a video. */
export type Source = {
  n: number;
  kind: "code" | "job" | "topic" | "video";
  ref: string;
  title: string;
};

/** Findings of the rules in an answer, shown next to it. */
export type Notes = {
  /** Figures and part numbers that are in no source and in no question. */
  unsourced: string[];
  /** Safety topics: each shows its remark, whether or not the model wrote one. */
  safety: SafetyTopic[];
  /** Manufacturer codes asked about without a make, which have no meaning. */
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

/** Characters of a question and of an answer, turns per page, earlier turns for the model. */
export const chatLimits = { message: 4_000, response: 12_000, page: 20, window: 6 } as const;

/** The page shows the questions left from this number down. */
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

/** An event in wire format: a server-sent event of one line. */
export const eventLine = (event: ChatEvent): string => `data: ${JSON.stringify(event)}\n\n`;
