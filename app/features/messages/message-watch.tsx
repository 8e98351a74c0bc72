import { useEffect } from "react";
import { href, useNavigation, useRevalidator } from "react-router";

const everyMs = 4_000;
/** After this long without activity, a change is seen within a minute. */
const restMs = 10 * 60_000;
const minute = 60_000;

type Props = {
  /** The conversation that is shown, by its id or its customer's; all of the shop's without. */
  conversationId?: string;
  /** When the shown conversation last changed, in milliseconds. */
  changedAt: number;
};

/** Reads the page again within five seconds of a change, while it is visible. */
export function MessageWatch({ conversationId, changedAt }: Props) {
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === "idle" && state === "idle";
  useEffect(() => {
    let known = changedAt;
    let [moved, asked, isOver] = [Date.now(), 0, false];
    const move = () => {
      moved = Date.now();
    };
    const ask = async () => {
      const now = Date.now();
      if (document.hidden || !navigator.onLine || !isIdle) return;
      if (now - moved > restMs && now - asked < minute) return;
      asked = now;
      const path = href("/repair-cms/messages/changes");
      const query = conversationId ? `?in=${encodeURIComponent(conversationId)}` : "";
      const answer = await fetch(path + query).catch(() => undefined);
      if (!answer?.headers.get("content-type")?.includes("json")) return;
      const { at } = (await answer.json()) as { at: number };
      // A navigation that began meanwhile is not interrupted.
      if (at > known && !isOver) {
        known = at;
        revalidate();
      }
    };
    const timer = setInterval(ask, everyMs);
    const moves = ["pointerdown", "pointermove", "keydown"] as const;
    for (const name of moves) document.addEventListener(name, move, { passive: true });
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const name of moves) document.removeEventListener(name, move);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [conversationId, changedAt, revalidate, isIdle]);
  return null;
}
