import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

/** Seconds between reloads: a minute in all. */
const pauses = [2, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Reloads while `waiting`; true once it has stopped. */
export function useWaiting(waiting: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [rounds, setRounds] = useState(0);
  useEffect(() => {
    const pause = pauses[rounds];
    if (!waiting || pause === undefined) return;
    const reload = () => void revalidate().finally(() => setRounds(rounds + 1));
    const timer = setTimeout(reload, pause * 1000);
    return () => clearTimeout(timer);
  }, [waiting, rounds, revalidate]);
  return waiting && rounds >= pauses.length;
}
