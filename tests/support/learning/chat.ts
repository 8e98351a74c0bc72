import type { ChatEvent } from "#app/features/assistant/chat.ts";
import { eventsOf } from "#app/features/assistant/server-sent-events.ts";
import type { App } from "../app.ts";

type Begin = Extract<ChatEvent, { type: "begin" }>;
type End = Extract<ChatEvent, { type: "end" }>;

/** An answer as the panel's script reads it. */
type AnswerReader = {
  begin: () => Promise<Begin>;
  /** Waits until the text contains this. */
  until: (text: string) => Promise<void>;
  /** Waits for the end. */
  end: () => Promise<{ text: string; end: End | undefined; pieces: number }>;
  close: () => Promise<void>;
};

/** A question posted as the panel's script posts it. */
export const ask = (
  app: App,
  as: { cookie: string } | undefined,
  form: Record<string, string>,
  init: RequestInit = {},
) => app.visit("/ai-chat", { as, form, headers: { accept: "text/event-stream" }, ...init });

/** Reads the events of an answer. */
export function readAnswer(answer: Response): AnswerReader {
  if (!answer.headers.get("content-type")?.startsWith("text/event-stream"))
    throw new Error(`no answer: ${answer.status}`);
  const events = eventsOf(answer.body!);
  let [text, pieces] = ["", 0];
  let begin: Begin | undefined;
  let end: End | undefined;
  const next = async (): Promise<boolean> => {
    const { done, value } = await events.next();
    if (done) return false;
    const event = JSON.parse(value) as ChatEvent;
    if (event.type === "begin") [begin, text] = [event, event.text];
    else if (event.type === "end") end = event;
    else [text, pieces] = [text + event.text, pieces + 1];
    return true;
  };
  return {
    begin: async () => {
      while (!begin && (await next()));
      return begin!;
    },
    until: async (wanted) => {
      while (!text.includes(wanted))
        if (!(await next())) throw new Error(`ended before ${wanted}: ${text}`);
    },
    end: async () => {
      while (!end && (await next()));
      return { text, end, pieces };
    },
    close: async () => void (await events.return()),
  };
}

export type Call = {
  model: string;
  at: number;
  leftAt?: number;
  said?: number;
  input: { messages: { role: string; content: unknown }[]; stream: boolean };
};

/** The calls of the scripted models whose question contains this. */
export const callsAbout = async (app: App, about: string): Promise<Call[]> =>
  (await (
    await app.worker("llave-model", `/calls?about=${encodeURIComponent(about)}`)
  ).json()) as Call[];

/** A question with a script for the models; `word` finds its calls. */
export const scripted = (word: string, script: object) => `${word} @@${JSON.stringify(script)}`;

/** A question whose answer takes a few seconds: "w0 w1 …", a word every 20 ms. */
export const slowAnswer = (word: string, words = 200) =>
  scripted(word, { words: Array.from({ length: words }, (_, at) => `w${at} `), every: 20 });

/** An answered turn from before the others; `at` orders them. */
export const earlierTurn = (userId: string, at: number) => ({
  userId,
  id: `01890000-0000-7000-8000-${String(at).padStart(12, "0")}`,
  message: `question ${at}.`,
  response: `answer ${at}.`,
  status: "done" as const,
  language: "en" as const,
  sources: [],
  notes: { unsourced: [], safety: [], makerCodes: [] },
  createdAt: new Date(),
});

/** Reads until `isReady` holds, for at most five seconds. */
export async function eventually<Value>(
  read: () => PromiseLike<Value>,
  isReady: (value: Value) => boolean,
): Promise<Value> {
  for (let at = 0; at < 200; at++) {
    const value = await read();
    if (isReady(value)) return value;
    await new Promise((later) => setTimeout(later, 25));
  }
  throw new Error("Not ready within five seconds");
}
