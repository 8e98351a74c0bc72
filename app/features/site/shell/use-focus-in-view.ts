import { useEffect } from "react";

/**
 * What gets the focus by the keyboard is seen: what stays at the foot of a phone's screen (its bar,
 * the buttons of a long form) may lie over it, and the browser takes that for in view (WCAG 2.2,
 * 2.4.11).
 */
export function useUncovered(): void {
  useEffect(() => {
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
      const { x, y, width, height } = target.getBoundingClientRect();
      const over = document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest(".bar, .form-actions");
      if (over && !over.contains(target)) target.scrollIntoView({ block: "center" });
    };
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, []);
}
