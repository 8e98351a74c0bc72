import { type RefObject, useEffect, useRef } from "react";
import { isFocusFree } from "./focus-fallback.ts";

/**
 * A form that stands open in a page takes the focus along when it goes. This gives it back to what
 * opened it, or to what stands there instead: the element that the answered ref is put on.
 */
export function useFocusBack<Opener extends HTMLElement>(open: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && isFocusFree()) opener.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return opener;
}
