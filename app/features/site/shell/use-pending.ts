import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { matchPath, type Register, useLocation, useNavigation } from "react-router";
import { useConnection } from "#app/ui/connection/connection.ts";
import { whenIdle } from "#app/ui/connection/idle.ts";

/** The skeleton of the page at an address, if it has one. */
type ShapeOf = (pathname: string) => ReactNode;
export type LoadShapes = () => Promise<ShapeOf>;

/** The skeletons, loaded when the browser is idle; without a network there are none. */
function useShapes(load: LoadShapes | undefined): ShapeOf | undefined {
  const [shapeOf, setShapeOf] = useState<ShapeOf>();
  useEffect(() => {
    if (load)
      void whenIdle()
        .then(load)
        .then((loaded) => setShapeOf(() => loaded))
        .catch(() => undefined);
  }, [load]);
  return shapeOf;
}

/** Whether a page is loading, and after 150 ms its skeleton. */
export function usePending(loadShapes: LoadShapes | undefined) {
  const shapeOf = useShapes(loadShapes);
  const { state, location, formMethod } = useNavigation();
  const here = useLocation();
  const shape =
    state === "loading" &&
    !formMethod &&
    location &&
    pageOf(location.pathname) !== pageOf(here.pathname)
      ? shapeOf?.(location.pathname)
      : undefined;
  const reached = useConnection() === "fine"; // otherwise the current page stays
  const late = useLate(reached && shape !== undefined && shape !== null);
  return { busy: state !== "idle", shape: late ? (shape ?? undefined) : undefined };
}

/** The page of an address; its dialogs (`/repair-cms/J1/edit`) are over the same page. */
function pageOf(pathname: string): string {
  const { jobId } = matchPath({ path: jobPage, end: false }, pathname)?.params ?? {};
  const isJob = jobId !== undefined && jobId !== "new" && jobId !== "settings";
  return pathname
    .split("/")
    .slice(0, isJob ? 3 : 2)
    .join("/");
}

const jobPage = "/repair-cms/:jobId" satisfies keyof Register["pages"];

function useLate(on: boolean, after = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, after]);
  return on && late;
}
