import { startTransition, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterContext } from "react-router";

/**
 * The line at the top while a page is on its way. It stands there in the frame after a tap, which
 * React would first have to render, and goes with the frame that shows the new page.
 */
export function ProgressLine() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const line = useRef<HTMLDivElement>(null);
  const [, render] = useState(0);
  const show = () => {
    if (line.current) line.current.hidden = router?.state.navigation.state === "idle";
  };
  useEffect(
    () =>
      router?.subscribe(({ navigation }) => {
        if (!line.current) return;
        if (navigation.state !== "idle") line.current.hidden = false;
        else if (!line.current.hidden) startTransition(() => render((count) => count + 1));
      }),
    [router],
  );
  useLayoutEffect(show);
  return (
    <div
      ref={line}
      hidden
      className="progress fixed inset-x-0 top-0 z-30 h-1 bg-busy"
      aria-hidden="true"
    />
  );
}
