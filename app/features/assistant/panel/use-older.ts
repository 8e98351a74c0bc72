import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import type { Turn } from "#app/features/assistant/chat.ts";
import { type ChatData, mergeTurns } from "./panel.ts";

/** Older turns than the page came with, a page at a time, for as long as the page is open. */
export function useOlder({ turns, more }: Pick<ChatData, "turns" | "more">) {
  const fetcher = useFetcher<{ turns: Turn[]; more: boolean }>();
  const [older, setOlder] = useState<{ turns: Turn[]; more: boolean }>();

  useEffect(() => {
    const page = fetcher.data;
    if (page)
      setOlder((now) => ({ turns: mergeTurns(page.turns, now?.turns ?? []), more: page.more }));
  }, [fetcher.data]);
  // A history that was cleared has no older turns either.
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
