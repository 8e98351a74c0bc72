import { type ChatEvent, noNotes, type Turn } from "#app/features/assistant/chat.ts";

/** What the panel shows when it comes: see `readChat`. */
export type ChatData = {
  turns: Turn[];
  more: boolean;
  /** Questions left today. */
  left: number;
  /** Whether answers are the stand-in's. */
  demo: boolean;
  /** Whether a model sees pictures: only then one goes along (decision 18). */
  sees: boolean;
  /** Whether these are older turns than the newest. */
  paged: boolean;
  /** The job that is asked about. */
  job: { id: string; title: string; codes: string[] } | null;
  /** The code that one came from: the question begins with it. */
  asked: string | null;
  cleared: boolean;
};

/**
 * Turns of several pages and the one being written, each once, the later word of it counting; the
 * oldest first.
 */
export function merged(...lists: readonly (readonly Turn[])[]): Turn[] {
  const byId = new Map<string, Turn>();
  for (const turn of lists.flat()) byId.set(turn.id, turn);
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The newest question when nothing at all came of it: it goes back into the input, and the next one
 * takes its place. Older ones stay where they are.
 */
export function unansweredIn(turns: readonly Turn[]): Turn | undefined {
  const last = turns.at(-1);
  return last?.status === "failed" && last.response === "" ? last : undefined;
}

/** A turn as its first event tells it. */
export const begun = ({
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
export function heard(turn: Turn, event: Exclude<ChatEvent, { type: "begin" }>): Turn {
  if (event.type === "text") return { ...turn, response: turn.response + event.text };
  const { status, failure, notes } = event;
  return { ...turn, status, failure, notes };
}
