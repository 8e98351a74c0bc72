import type { ChatEvent } from "#app/features/assistant/chat.ts";
import { eventsOf } from "#app/features/assistant/server-sent-events.ts";
import type { App } from "./app.ts";

type Begin = Extract<ChatEvent, { type: "begin" }>;
type End = Extract<ChatEvent, { type: "end" }>;

/** An answer as it is heard over the wire. */
export type Heard = {
  begin: () => Promise<Begin>;
  /** Waits until this much was said. */
  until: (text: string) => Promise<void>;
  /** Waits for the end. */
  end: () => Promise<{ text: string; end: End | undefined; pieces: number }>;
  leave: () => Promise<void>;
};

/** A question posted as the panel's script posts it. */
export const ask = (
  app: App,
  as: { cookie: string } | undefined,
  form: Record<string, string>,
  init: RequestInit = {},
) => app.visit("/ai-chat", { as, form, headers: { accept: "text/event-stream" }, ...init });

/** Listens to the events of an answer. */
export function listen(answer: Response): Heard {
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
    leave: async () => void (await events.return()),
  };
}

export type Call = {
  model: string;
  at: number;
  leftAt?: number;
  said?: number;
  input: { messages: { role: string; content: unknown }[]; stream: boolean };
};

/** What the scripted models were asked about this. */
export const callsAbout = async (app: App, about: string): Promise<Call[]> =>
  (await (
    await app.worker("llave-model", `/calls?about=${encodeURIComponent(about)}`)
  ).json()) as Call[];

/** A question that tells the scripted models what to do, with a word of its own to find it by. */
export const scripted = (word: string, script: object) => `${word} @@${JSON.stringify(script)}`;
