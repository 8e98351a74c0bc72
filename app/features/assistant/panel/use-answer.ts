import { useCallback, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import type { ChatEvent, Turn } from "#app/features/assistant/chat.ts";
import { eventsOf } from "#app/features/assistant/server-sent-events.ts";
import { applyEvent, turnFromBegin } from "./panel.ts";
import { connectionLost, notStopped, type Problem, problemOf } from "./problem.ts";

type Options = {
  /** The newest turn that the page came with. */
  last: Turn | undefined;
  /** Called when an answer has ended, to reload the history. */
  onEnd: () => Promise<void>;
};

/**
 * The running answer: asked for here, or found running when the page loaded. Reconnects after a
 * lost connection; the answer continues on the server.
 */
export function useAnswer({ last, onEnd }: Options) {
  const [turn, setTurn] = useState<Turn>();
  const [left, setLeft] = useState<number>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const alive = useRef(true);
  const busy = useRef(false);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  /** Reads the events of an answer to its end, reconnecting as needed. Returns its id. */
  const follow = useCallback(async (first: Response | undefined, given?: string) => {
    let id = given;
    let answer = first;
    for (let attempt = 0; alive.current; attempt++) {
      if (attempt > 0) await waitToReconnect(attempt);
      if (!alive.current) break;
      if (attempt > 0 || !first)
        answer = await fetch(`${href("/ai-chat/stream")}?id=${id}`).catch(() => undefined);
      // It has ended: the history has it.
      if (answer && !isStream(answer) && answer.status < 500) break;
      const ended =
        answer?.ok &&
        answer.body &&
        (await readEvents(answer.body, (event) => {
          if (!alive.current) return;
          if (event.type === "begin") {
            id = event.id;
            setProblem(undefined);
            setSending(false);
            setLeft(event.left);
            setTurn(turnFromBegin(event));
            return;
          }
          attempt = 0;
          setTurn((now) => now && applyEvent(now, event));
        }));
      if (ended) return id;
      if (alive.current) setProblem(connectionLost);
    }
    setProblem(undefined);
    return id;
  }, []);

  /** Accepts the next question at once, while the history is still being reloaded. */
  const finish = useCallback(
    async (id: string | undefined) => {
      if (!alive.current) return;
      busy.current = false;
      setSending(false);
      await onEnd();
      setTurn((now) => (now?.id === id ? undefined : now));
    },
    [onEnd],
  );

  /** Asks. `onTaken` is called when the question was accepted, to empty the form. */
  const send = useCallback(
    async (form: FormData, onTaken?: () => void) => {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      setProblem(undefined);
      const init = { method: "POST", body: form, headers: { accept: "text/event-stream" } };
      const answer = await fetch(href("/ai-chat"), init).catch(() => undefined);
      if (answer && isStream(answer)) {
        onTaken?.();
        return finish(await follow(answer));
      }
      busy.current = false;
      setSending(false);
      setProblem(await problemOf(answer));
      if (answer?.redirected) void onEnd(); // The plan has ended: reload the page.
    },
    [follow, finish, onEnd],
  );

  const stop = useCallback(async (id: string) => {
    const form = new FormData();
    form.set("id", id);
    const answer = await fetch(href("/ai-chat/stop"), { method: "POST", body: form }).catch(
      () => undefined,
    );
    if (!answer?.ok) setProblem(notStopped);
  }, []);

  // Already running: asked in another tab, or before a reload.
  const running = last?.status === "running" ? last.id : undefined;
  useEffect(() => {
    if (running === undefined || busy.current) return;
    busy.current = true;
    void follow(undefined, running).then(finish);
  }, [running, follow, finish]);

  return { turn, left, sending, problem, send, stop };
}

const isStream = (answer: Response) =>
  answer.ok && answer.headers.get("content-type")?.startsWith("text/event-stream") === true;

/** Delays before each reconnection, in milliseconds; the last one repeats. */
const delays = [0, 300, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Waits before the given attempt, or until the browser is online again. */
const waitToReconnect = (attempt: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, delays[Math.min(attempt, delays.length - 1)]!);
    addEventListener("online", go);
  });

/** Reads the events of an answer. Returns whether it ended; a lost connection does not throw. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ChatEvent) => void,
): Promise<boolean> {
  try {
    for await (const data of eventsOf(body)) {
      const event = JSON.parse(data) as ChatEvent;
      onEvent(event);
      if (event.type === "end") return true;
    }
  } catch {
    // The caller reconnects.
  }
  return false;
}
