import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A heading that takes the focus when the address comes to name it: what was just written is what
 * one sees, and what is read out.
 */
export function useArrival(id: string) {
  const { hash, key } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  const isCome = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved once more, it is come to once more
  useEffect(() => {
    if (isCome) ref.current?.focus({ preventScroll: true });
  }, [isCome, key]);
  return { isCome, id, ref, tabIndex: -1 };
}
