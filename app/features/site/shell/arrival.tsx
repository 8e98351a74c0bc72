import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isFocusFree, takeFocus } from "#app/ui/focus-fallback.ts";

/**
 * Announces the title of a page after a client navigation, and moves the focus, whose link is gone,
 * to the page or to the element of the hash, so that the next Tab continues there.
 */
export function Arrival() {
  const { pathname, search, hash } = useLocation();
  const page = pathname + search; // a different part of a list counts, too
  const from = useRef({ page, hash });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const { page: before, hash: beforeHash } = from.current;
    from.current = { page, hash };
    if (before !== page) setTitle(document.title);
    if ((before !== page || (hash && beforeHash !== hash)) && isFocusFree())
      takeFocus(document.getElementById(hash.slice(1) || "content"));
  }, [page, hash]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
