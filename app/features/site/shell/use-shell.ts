import { useRouteLoaderData } from "react-router";
import type { FooterFacts } from "./footer.tsx";
import type { ShellViewer } from "./navigation.ts";

/** The root loader's data; undefined where that loader failed. */
export function useShell(): { viewer?: ShellViewer | undefined; facts?: FooterFacts } {
  return useRouteLoaderData("root") ?? {};
}
