import { type MouseEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

const name = "trail";

/**
 * Keeps the addresses of this tab's history by their place in it, as React Router numbers them; for
 * `useWayBack`.
 */
export function useTrail(): void {
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address come to once more stands at another place
  useEffect(() => {
    const at = placeInHistory();
    if (at === undefined) return;
    const trail = readTrail().slice(0, at);
    trail[at] = pathname + search;
    try {
      sessionStorage.setItem(name, JSON.stringify(trail));
    } catch {
      // Full or forbidden: then the way back is the plain link.
    }
  }, [pathname, search, key]);
}

/**
 * The way back to a list: as it was left, with its search, its filters and the place on it, where
 * this tab came from there. The link leads to the bare list until a script knows better.
 */
export function useWayBack(list: string): { to: string; onClick: (event: MouseEvent) => void } {
  const { key } = useLocation();
  const navigate = useNavigate();
  const [way, setWay] = useState<{ to: string; steps: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step changes how far it is
  useEffect(() => {
    const at = placeInHistory() ?? 0;
    const trail = readTrail().slice(0, at);
    const found = trail.findLastIndex((address) => address?.split("?")[0] === list);
    setWay(found < 0 ? undefined : { to: trail[found]!, steps: found - at });
  }, [key, list]);
  return {
    to: way?.to ?? list,
    onClick: (event) => {
      if (!way || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      navigate(way.steps);
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
