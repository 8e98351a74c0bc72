import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";

/** The debounce after a key before the request. */
const pauseMs = 100;

/**
 * Suggestions for the text of a field, and the active one. `address`: that of a list of them, for a
 * text.
 */
export function useSuggestions<Suggestion>(
  address: (text: string) => string,
  choose: (chosen: Suggestion) => void,
) {
  const [found, setFound] = useState<Suggestion[]>([]);
  const latest = useRef(address);
  latest.current = address;
  const [active, setActive] = useState(-1);
  const asking = useRef<AbortController>(undefined);

  const close = useCallback(() => {
    asking.current?.abort();
    setFound([]);
    setActive(-1);
  }, []);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = useCallback((text: string) => {
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    setTimeout(async () => {
      const suggestions = asked.signal.aborted
        ? undefined
        : await load<Suggestion>(latest.current(text), asked.signal);
      if (asked.signal.aborted || !suggestions) return;
      setFound(suggestions);
      setActive(-1);
    }, pauseMs);
  }, []);

  const pick = (at: number) => {
    const chosen = found[at];
    close();
    if (chosen) choose(chosen);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((at) => (at + step + found.length + 1) % (found.length + 1));
    else if (event.key === "Enter" && found[active]) pick(active);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  };

  return { found, active, ask, close, pick, onKeyDown };
}

/** Suggestions are a convenience: a failure returns none. */
async function load<Suggestion>(address: string, signal: AbortSignal) {
  try {
    const answer = await fetch(address, { signal, headers: { accept: "application/json" } });
    return answer.ok && !answer.redirected ? ((await answer.json()) as Suggestion[]) : [];
  } catch {
    return undefined;
  }
}
