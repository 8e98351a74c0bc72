import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import type { Turn } from "#app/features/assistant/chat.ts";
import { type ChatData, mergeTurns } from "./panel.ts";

/** Turns older than the page's, loaded a page at a time. */
export function useOlder({ turns, more }: Pick<ChatData, "turns" | "more">) {
  const fetcher = useFetcher<{ turns: Turn[]; more: boolean }>();
  const [older, setOlder] = useState<{ turns: Turn[]; more: boolean }>();

  useEffect(() => {
    const page = fetcher.data;
    if (page)
      setOlder((now) => ({ turns: mergeTurns(page.turns, now?.turns ?? []), more: page.more }));
  }, [fetcher.data]);
  // The history was cleared.
  useEffect(() => {
    if (turns.length === 0) setOlder(undefined);
  }, [turns.length]);

  const first = older?.turns[0] ?? turns[0];
  return {
    turns: older?.turns ?? [],
    more: older?.more ?? more,
    loading: fetcher.state !== "idle",
    before: first?.id,
    load: () => first && fetcher.load(`${href("/ai-chat/history")}?before=${first.id}`),
  };
}

export type Older = ReturnType<typeof useOlder>;
