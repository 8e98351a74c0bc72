import type { Plugin } from "vite";

/**
 * Leaves the script of customers' pages out of the Worker: Vite builds what is imported as a worker
 * for the server once more, which never runs it.
 */
export const browserScripts = (): Plugin => ({
  name: "browser-scripts",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.keys(bundle))
        if (/^assets\/(link\.client|signature_pad)-/.test(file)) delete bundle[file];
    },
  },
});
