import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/**
 * The pauses between two looks, in seconds: every two at first, then less often, a minute in all.
 */
const pauses = [2, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Looks again and again while `waiting`; true once the minute is over. */
export function useWaiting(waiting: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const pause = pauses[looks];
    if (!waiting || pause === undefined) return;
    const look = () => void revalidate().finally(() => setLooks(looks + 1));
    const timer = setTimeout(look, pause * 1000);
    return () => clearTimeout(timer);
  }, [waiting, looks, revalidate]);
  return waiting && looks >= pauses.length;
}
