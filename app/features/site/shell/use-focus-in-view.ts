import { useEffect } from "react";

/**
 * Keeps the element with keyboard focus visible: fixed elements at the bottom of a phone's screen
 * could cover it, which browsers do not notice (WCAG 2.2, 2.4.11).
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
