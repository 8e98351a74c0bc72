import { withoutFunctions } from "./leave-out.ts";

/**
 * What React Router does for server components, for pages without a server, and for style sheets
 * of single routes: there is one, on every page.
 */
const unused: Record<string, string[]> = {
  hooks: ["RSCErrorHandler"],
  "dom/ssr/components": ["RSCPrefetchPageLinksImpl"],
  "dom/ssr/links": ["prefetchRouteCss", "prefetchStyleLink", "prefetchStyleLinks"],
  "dom/ssr/single-fetch": ["nonSsrStrategy"],
};

const lib = String.raw`react-router[\\/]dist[\\/]production[\\/]lib[\\/]`;

export const smallRouter = Object.entries(unused).map(([file, functions]) => ({
  module: new RegExp(`${lib}${file.replaceAll("/", String.raw`[\\/]`)}\\.js`),
  code: (code: string) => withoutFunctions(code, { unused: functions, methods: [] }),
}));
