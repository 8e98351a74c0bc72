import { useRouteLoaderData } from "react-router";
import type { FooterFacts } from "./footer.tsx";
import type { ShellViewer } from "./navigation.ts";

/**
 * What the root loader told of the viewer and the installation; nothing of it where that loader
 * failed.
 */
export function useShell(): { viewer?: ShellViewer | undefined; facts?: FooterFacts } {
  return useRouteLoaderData("root") ?? {};
}
