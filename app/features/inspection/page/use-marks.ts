import { useCallback, useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import type { FindingColor } from "#app/features/inspection/finding.ts";
import { isReachable } from "#app/ui/connection/connection.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";

/** A tap on a point that is not saved yet. Without a color its measure proposes one. */
export type Tap = { color: FindingColor | ""; measure: string };
type Taps = Readonly<Record<string, Tap>>;
type Refusal = Extract<FormAnswer, { ok: false }>;

/** Milliseconds between two sendings, so that quick taps go together, and before one is tried again. */
const [between, pause] = [1_600, 5_000];

/** What the server had no time for, or never got: it is sent again. */
const isForLater = ({ error, signIn }: Refusal) =>
  !signIn && (error?.key === "inspection:notSaved" || error?.key === "account:session.tooFast");

/**
 * What was tapped on the sheet: shown at once, sent at once, later taps together, and tried again
 * until the server has answered.
 */
export function useMarks(jobId: string) {
  const { data, state, submit } = useFetcher<FormAnswer>();
  const action = href("/repair-cms/:jobId/inspection/marks", { jobId });
  const [waiting, setWaiting] = useState<Taps>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isTroubled, setTroubled] = useState(false);
  const [turn, setTurn] = useState(0);
  const sent = useRef<Taps>(undefined);
  const notBefore = useRef(0);

  const mark = useCallback((point: string, tap: Tap) => {
    setRefusal(undefined);
    setWaiting((taps) => ({ ...taps, [point]: tap }));
  }, []);
  const again = useCallback(() => {
    notBefore.current = 0;
    setTurn((last) => last + 1);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn comes when it may be sent again
  useEffect(() => {
    if (state !== "idle" || sent.current || Object.keys(waiting).length === 0) return;
    const wait = notBefore.current - performance.now();
    if (wait > 0) {
      const timer = setTimeout(() => setTurn((last) => last + 1), wait);
      return () => clearTimeout(timer);
    }
    if (!isReachable()) return setTroubled(true);
    const form = new FormData();
    for (const [point, { color, measure }] of Object.entries(waiting)) {
      form.append("point[]", point);
      form.append("color[]", color);
      form.append("measure[]", measure);
    }
    sent.current = waiting;
    notBefore.current = performance.now() + between;
    void submit(form, { method: "post", action });
  }, [waiting, state, turn, action, submit]);

  // An answer counts when the page has been read anew: then it has what was saved.
  const answered = state === "idle" ? data : undefined;
  useEffect(() => {
    const taps = sent.current;
    if (!answered || !taps) return;
    sent.current = undefined;
    const later = !answered.ok && isForLater(answered);
    setTroubled(later);
    if (later) {
      notBefore.current = performance.now() + pause;
      setTurn((last) => last + 1);
      return;
    }
    if (!answered.ok) setRefusal(answered);
    setWaiting((now) =>
      Object.fromEntries(Object.entries(now).filter(([point, tap]) => taps[point] !== tap)),
    );
  }, [answered]);

  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [again]);

  return { action, waiting, refusal, isTroubled, mark, again };
}

export type Marks = ReturnType<typeof useMarks>;
