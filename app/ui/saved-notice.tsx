import { type ReactNode, useEffect, useState } from "react";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "./notice.tsx";

/** The duration of the notice (specification, section 9). */
const savedFor = 3_000;

/**
 * Confirms next to the buttons of a long form, for three seconds, that it is saved. Stays without
 * JavaScript.
 */
export function SavedNotice({
  answer,
  children,
}: {
  answer: FormAnswer | undefined;
  children: ReactNode;
}) {
  const [over, setOver] = useState<FormAnswer>();
  useEffect(() => {
    if (!answer?.ok) return;
    const timer = setTimeout(() => setOver(answer), savedFor);
    return () => clearTimeout(timer);
  }, [answer]);
  return (
    <div aria-live="polite" className="order-first min-w-0 flex-1 basis-60 empty:absolute">
      {answer?.ok && answer !== over && <Notice kind="done">{children}</Notice>}
    </div>
  );
}
