import { useCallback, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import type { Turn } from "#app/features/assistant/chat.ts";
import type { FormAnswer } from "#app/ui/form.tsx";
import type { Message } from "#app/values/word-key.ts";
import { applyEvent, turnFromBegin } from "./panel.ts";
import { readEvents } from "./read-events.ts";

/** Delays before each reconnection, in milliseconds; the last one repeats. */
const waits = [0, 300, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Waits this long, or until the browser is online again. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener("online", go);
  });

export type Problem = { error: Message; signIn: boolean };
const failed: Problem = { error: { key: "assistant:ask.failed" }, signIn: false };
const lost: Problem = { error: { key: "assistant:ask.lost" }, signIn: false };

type Options = {
  /** The newest turn that the page came with. */
  last: Turn | undefined;
  /** Called when an answer has ended, to reload the history. */
  onEnd: () => Promise<void>;
};

/**
 * The running answer: asked for here, or found running when the page loaded. Reconnects after a lost
 * connection; the answer itself goes on without a reader.
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
  const listen = useCallback(async (first: Response | undefined, given?: string) => {
    let id = given;
    let answer = first;
    for (let time = 0; alive.current; time++) {
      if (time > 0) await pause(waits[Math.min(time, waits.length - 1)]!);
      if (!alive.current) break;
      if (time > 0 || !first)
        answer = await fetch(`${href("/ai-chat/stream")}?id=${id}`).catch(() => undefined);
      // It ended meanwhile and is in the history.
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
          time = 0;
          setTurn((now) => now && applyEvent(now, event));
        }));
      if (ended) return id;
      if (alive.current) setProblem(lost);
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
        return finish(await listen(answer));
      }
      busy.current = false;
      setSending(false);
      setProblem(await problemOf(answer));
      if (answer?.redirected) void onEnd(); // the plan has ended: the page will say so
    },
    [listen, finish, onEnd],
  );

  const stop = useCallback(async (id: string) => {
    const form = new FormData();
    form.set("id", id);
    const answer = await fetch(href("/ai-chat/stop"), { method: "POST", body: form }).catch(
      () => undefined,
    );
    if (!answer?.ok) setProblem({ error: { key: "assistant:stop.failed" }, signIn: false });
  }, []);

  // Found running: from another tab, or from before a reload.
  const running = last?.status === "running" ? last.id : undefined;
  useEffect(() => {
    if (running === undefined || busy.current) return;
    busy.current = true;
    void listen(undefined, running).then(finish);
  }, [running, listen, finish]);

  return { turn, left, sending, problem, send, stop };
}

const isStream = (answer: Response) =>
  answer.ok && answer.headers.get("content-type")?.startsWith("text/event-stream") === true;

async function problemOf(answer: Response | undefined): Promise<Problem> {
  const said = (await answer?.json().catch(() => undefined)) as FormAnswer | undefined;
  if (!said || said.ok || !said.error) return failed;
  return { error: said.error, signIn: said.signIn === true };
}
