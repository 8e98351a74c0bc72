import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

const name = "trail";

/**
 * Keeps the addresses of this tab's history by their place in it, as React Router numbers them; for
 * `useWayBack`.
 */
export function useTrail(): void {
  const { pathname, search, hash, key } = useLocation();
  const last = useRef(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address come to once more stands at another place
  useEffect(() => {
    // A browser's own link to a place on the page makes an entry that React Router did not number,
    // and would number the next one as if there were none before.
    const at = placeInHistory() ?? last.current + 1;
    if (placeInHistory() === undefined)
      window.history.replaceState({ ...window.history.state, idx: at }, "");
    last.current = at;
    const trail = readTrail().slice(0, at);
    trail[at] = pathname + search;
    try {
      sessionStorage.setItem(name, JSON.stringify(trail));
    } catch {
      // Full or forbidden: then the way back is the plain link.
    }
  }, [pathname, search, hash, key]);
}

/**
 * The link back to a list: with its search, its filters and its scroll position, where this tab
 * came from there. The link leads to the bare list until a script knows them.
 */
export function useWayBack(list: string): { to: string; onClick: (event: MouseEvent) => void } {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [way, setWay] = useState<{ to: string; at: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step changes how far it is
  useEffect(() => {
    const at = placeInHistory() ?? 0;
    const trail = readTrail().slice(0, at);
    const found = trail.findLastIndex((address) => address?.split("?")[0] === list);
    setWay(found < 0 ? undefined : { to: trail[found]!, at: found });
  }, [key, list]);
  return {
    to: way?.to ?? list,
    onClick: (event) => {
      if (!way || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // A double click is one step. A later tap may find this page still shown, but the history
      // already at the list.
      const steps = way.at - (placeInHistory() ?? way.at);
      if (event.detail < 2 && steps < 0) navigate(steps);
    },
  };
}

const placeInHistory = (): number | undefined =>
  (window.history.state as { idx?: number } | null)?.idx;

function readTrail(): (string | null)[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
