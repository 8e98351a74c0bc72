import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import type { FindingColor } from "#app/features/inspection/finding.ts";
import { isReachable } from "#app/ui/connection/connection.ts";
import { DraftOwner, readDraft } from "#app/ui/form/draft.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { storeTaps, tapsKey } from "./stored-taps.ts";

/**
 * A tap on a point that is not saved yet. Without a color its measure proposes one. `seen`: the version
 * of the finding that was on the screen; it counts once the tap has outlived its page (`isOld`).
 */
export type Tap = { color: FindingColor | ""; measure: string; seen?: number; isOld?: true };
type Taps = Readonly<Record<string, Tap>>;
type Refusal = Extract<FormAnswer, { ok: false }>;

/** Milliseconds between two sendings, so that quick taps go together, and before one is tried again. */
const [between, pause] = [1_600, 5_000];

/** Errors after which a tap is sent again: a timeout or no connection. */
const isForLater = ({ error, signIn }: Refusal) =>
  !signIn && (error?.key === "inspection:notSaved" || error?.key === "account:session.tooFast");

/**
 * Taps on the sheet: shown and sent at once, batched while a request runs, and retried until the
 * server has answered. They are stored on the device as drafts are, so that they survive closing
 * the page.
 */
export function useMarks(jobId: string, findings: readonly { point: string; version: number }[]) {
  const { data, state, submit } = useFetcher<FormAnswer>();
  const action = href("/repair-cms/:jobId/inspection/marks", { jobId });
  const [waiting, setWaiting] = useState<Taps>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isTroubled, setTroubled] = useState(false);
  const [turn, setTurn] = useState(0);
  const sent = useRef<Taps>(undefined);
  const notBefore = useRef(0);

  const key = tapsKey(useContext(DraftOwner), jobId);
  const shown = useRef(findings);
  shown.current = findings;
  const isRead = useRef(false);
  // Before they are read, none are waiting, and nothing is to be stored.
  useEffect(() => {
    if (isRead.current) storeTaps(key, waiting);
    isRead.current = true;
  }, [key, waiting]);
  useEffect(() => {
    const old = Object.entries(readDraft<Taps>(key) ?? {});
    if (old.length === 0) return;
    const taps = Object.fromEntries(old.map(([point, tap]) => [point, { ...tap, isOld: true }]));
    setWaiting((now) => ({ ...(taps as Taps), ...now }));
  }, [key]);

  const mark = useCallback((point: string, tap: Tap) => {
    setRefusal(undefined);
    const seen = shown.current.find((finding) => finding.point === point)?.version ?? 0;
    setWaiting((taps) => ({ ...taps, [point]: { seen, ...tap } }));
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
    for (const [point, { color, measure, seen, isOld }] of Object.entries(waiting)) {
      form.append("point[]", point);
      form.append("color[]", color);
      form.append("measure[]", measure);
      form.append("seen[]", isOld ? String(seen ?? "") : "");
    }
    sent.current = waiting;
    notBefore.current = performance.now() + between;
    void submit(form, { method: "post", action });
  }, [waiting, state, turn, action, submit]);

  // An answer counts once the page has revalidated: then it contains the saved marks.
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
