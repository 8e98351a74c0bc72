import type { ContextType } from "react";
import type { UNSAFE_DataRouterContext } from "react-router";

/** React Router's own router of this tab. */
export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];
/** The routes that it knows by now: which scripts each has, and what it loads. */
export type Routes = Readonly<Record<string, Route | undefined>>;
type Route = {
  module: string;
  /** What the module imports, and what that imports. */
  imports?: string[] | undefined;
  clientActionModule?: string | undefined;
  clientLoaderModule?: string | undefined;
  hasLoader: boolean;
  hasClientLoader: boolean;
  /** Whether it is a page; else it is a file or a form's address. */
  hasDefaultExport?: boolean;
};
