import { useCallback, useEffect, useRef, useState } from "react";
import type { FormAnswer } from "#app/ui/form.tsx";
import type { Message } from "#app/values/word-key.ts";
import type { Turn } from "./chat.ts";
import { begun, heard } from "./panel.ts";
import { readEvents } from "./read-events.ts";

/** How long to wait before an answer is looked for again when the connection is lost, in milliseconds; then it is given up. */
const waits = [300, 1_000, 2_000, 4_000, 8_000, 15_000];

export type Problem = { error: Message; signIn: boolean };
const failed: Problem = { error: { key: "assistant:ask.failed" }, signIn: false };

type Options = {
  /** The newest turn that the page came with. */
  last: Turn | undefined;
  /** An answer has ended and stands in the history now: read it anew. */
  onEnd: () => Promise<void>;
};

/**
 * The answer that is being written in front of the reader: asked for here, or found running when the page came. A lost connection is
 * picked up again; the answer itself goes on without any reader.
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

  /** Listens to an answer until its end; looks for it again, as often as `waits` has it, when the connection is lost. */
  const listen = useCallback(async (first: Response | undefined, given?: string) => {
    let id = given;
    let answer = first;
    for (const wait of [0, ...waits]) {
      if (wait > 0) await new Promise((later) => setTimeout(later, wait));
      if (!alive.current) return;
      if (wait > 0 || !first) answer = await fetch(`/ai-chat/stream?id=${id}`).catch(() => undefined);
      if (answer && !answer.ok) return; // it has ended meanwhile: the history has it
      const ended =
        answer?.body &&
        (await readEvents(answer.body, (event) => {
          if (!alive.current) return;
          if (event.type === "begin") {
            id = event.id;
            setSending(false);
            setLeft(event.left);
            setTurn(begun(event));
          } else setTurn((now) => now && heard(now, event));
        }));
      if (ended) return;
    }
    setProblem(failed);
  }, []);

  const finish = useCallback(async () => {
    if (!alive.current) return;
    setSending(false);
    await onEnd();
    busy.current = false;
    setTurn(undefined);
  }, [onEnd]);

  /** Asks; `onTaken` hears that the question was taken, and what was typed has done its work. */
  const send = useCallback(
    async (form: FormData, onTaken?: () => void) => {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      setProblem(undefined);
      const init = { method: "POST", body: form, headers: { accept: "text/event-stream" } };
      const answer = await fetch("/ai-chat", init).catch(() => undefined);
      if (answer?.ok && answer.headers.get("content-type")?.startsWith("text/event-stream")) {
        onTaken?.();
        await listen(answer);
        return finish();
      }
      busy.current = false;
      setSending(false);
      setProblem(await problemOf(answer));
    },
    [listen, finish],
  );

  const stop = useCallback(async (id: string) => {
    const form = new FormData();
    form.set("id", id);
    const answer = await fetch("/ai-chat/stop", { method: "POST", body: form }).catch(() => undefined);
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

async function problemOf(answer: Response | undefined): Promise<Problem> {
  const said = (await answer?.json().catch(() => undefined)) as FormAnswer | undefined;
  if (!said || said.ok || !said.error) return failed;
  return { error: said.error, signIn: said.signIn === true };
}
