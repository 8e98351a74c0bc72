import { type ChatEvent, noNotes, type Turn } from "#app/features/assistant/chat.ts";

/** The loader's data for the panel. */
export type ChatData = {
  turns: Turn[];
  more: boolean;
  /** Questions left today. */
  left: number;
  /** Whether answers are the stand-in's. */
  demo: boolean;
  /** Whether a vision model is configured: only then a picture is sent. */
  sees: boolean;
  /** Whether this is an earlier page of the history. */
  paged: boolean;
  /** The job that the question is about. */
  job: { id: string; title: string; codes: string[] } | null;
  /** The code page that linked here: the question begins with its code. */
  asked: string | null;
  cleared: boolean;
};

/** Turns of several lists without duplicates, oldest first; later lists win. */
export function mergeTurns(...lists: readonly (readonly Turn[])[]): Turn[] {
  const byId = new Map<string, Turn>();
  for (const turn of lists.flat()) byId.set(turn.id, turn);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The newest question, if it failed without any text: it returns to the input, to be replaced. */
export function unansweredIn(turns: readonly Turn[]): Turn | undefined {
  const last = turns.at(-1);
  return last?.status === "failed" && last.response === "" ? last : undefined;
}

/** A turn from its first event. */
export const turnFromBegin = ({
  id,
  message,
  text,
  sources,
  jobId,
}: Extract<ChatEvent, { type: "begin" }>): Turn => ({
  id,
  message,
  response: text,
  status: "running",
  failure: null,
  language: "en",
  sources,
  notes: noNotes,
  jobId,
  at: 0,
});

/** A turn after one more event. */
export function applyEvent(turn: Turn, event: Exclude<ChatEvent, { type: "begin" }>): Turn {
  if (event.type === "text") return { ...turn, response: turn.response + event.text };
  const { status, failure, notes } = event;
  return { ...turn, status, failure, notes };
}
