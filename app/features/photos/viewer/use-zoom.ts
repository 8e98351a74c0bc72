import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { closer, scrollFor, zoomWithin } from "./zoom.ts";

/** Maximum delay and distance of a second tap. */
const doubleTap = { ms: 350, pixels: 30 };

type At = { x: number; y: number };

/**
 * Zooms what is in a pane by two fingers, a double tap, a double click or `toggle`; the pane itself
 * scrolls. Its content has the class `zoomed`. Another `subject` begins as it fits.
 */
export function useZoom(pane: RefObject<HTMLElement | null>, subject: string) {
  const [zoom, setZoom] = useState(1);
  const now = useRef(1);

  const zoomTo = useCallback(
    (wanted: number, at?: At) => {
      const element = pane.current;
      if (!element) return;
      const [from, to] = [now.current, zoomWithin(wanted)];
      const { clientWidth, clientHeight, scrollLeft: left, scrollTop: top } = element;
      const middle = at ?? { x: clientWidth / 2, y: clientHeight / 2 };
      now.current = to;
      element.style.setProperty("--zoom", String(to));
      element.scrollTo(scrollFor({ left, top }, middle, { from, to }));
      setZoom(to);
    },
    [pane],
  );
  const toggle = useCallback((at?: At) => zoomTo(now.current > 1 ? 1 : closer, at), [zoomTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo is in another pane
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): At => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const stop = new AbortController();
    const { signal } = stop;

    let pinch: { apart: number; zoom: number } | undefined;
    const fingers = ({ touches: [one, other] }: TouchEvent) => {
      if (!one || !other) return undefined;
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const [clientX, clientY] = [
        (one.clientX + other.clientX) / 2,
        (one.clientY + other.clientY) / 2,
      ];
      return { apart, at: placeOf({ clientX, clientY }) };
    };
    element.addEventListener(
      "touchmove",
      (event) => {
        const two = fingers(event);
        if (!two) return;
        event.preventDefault();
        pinch ??= { apart: two.apart, zoom: now.current };
        zoomTo((pinch.zoom * two.apart) / pinch.apart, two.at);
      },
      { passive: false, signal },
    );
    element.addEventListener("touchend", () => (pinch = undefined), { signal });

    let last = { at: 0, x: 0, y: 0 };
    element.addEventListener(
      "click",
      (event) => {
        const { x, y } = placeOf(event);
        const isNear = Math.hypot(x - last.x, y - last.y) < doubleTap.pixels;
        const isDouble = event.timeStamp - last.at < doubleTap.ms && isNear;
        last = isDouble ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x, y };
        if (isDouble) toggle({ x, y });
      },
      { signal },
    );
    return () => {
      stop.abort();
      element.style.removeProperty("--zoom");
      now.current = 1;
      setZoom(1);
    };
  }, [subject, pane, toggle, zoomTo]);

  return { isZoomed: zoom > 1, toggle };
}
