import { useEffect, useRef } from "react";

/** Lets the cards of a calendar be dragged from day to day, by the code of the board's own. */
export function useDragging() {
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const over = new AbortController();
    const { current } = days;
    import("#app/features/repair/board/drag.client.ts")
      .then(({ dragCards }) => current && dragCards(current, over.signal))
      .catch(() => undefined); // The menu on each card moves it too.
    return () => over.abort();
  }, []);
  return days;
}
