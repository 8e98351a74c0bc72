import { useEffect } from "react";
import { href, useRevalidator } from "react-router";

const everyMs = 4_000;

type Props = {
  /** The conversation that is shown; all of the shop's without. */
  conversationId?: string;
  /** When what is shown last changed, in milliseconds. */
  changedAt: number;
};

/** Reads the page again within five seconds of a change, while it is visible. */
export function MessageWatch({ conversationId, changedAt }: Props) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    let known = changedAt;
    const ask = async () => {
      if (document.hidden || state !== "idle") return;
      const path = href("/repair-cms/messages/changes");
      const query = conversationId ? `?in=${encodeURIComponent(conversationId)}` : "";
      const answer = await fetch(path + query).catch(() => undefined);
      if (!answer?.headers.get("content-type")?.includes("json")) return;
      const { at } = (await answer.json()) as { at: number };
      if (at > known) {
        known = at;
        revalidate();
      }
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [conversationId, changedAt, revalidate, state]);
  return null;
}
