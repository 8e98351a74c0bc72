import { href, useLocation } from "react-router";

/** The page that the panel is on: its own, or that of the plan (specification, section 2). */
export function usePanelAddress(): string {
  const own = href("/assistant");
  return useLocation().pathname === own ? own : href("/premium");
}
