import type { Plugin } from "vite";

/**
 * Leaves React's older renderer, into one string, out of the Worker. `react-dom/server.node` hands
 * out that one and the one that streams (docs/decisions/0012-which-build-of-react.md), and as
 * CommonJS it comes whole: 27 KB, compressed, which every cold start would read in vain. Whoever
 * calls `renderToString` finds that there is no such function.
 */
export function oneRenderer(): Plugin {
  return {
    name: "llave:one-renderer",
    enforce: "pre",
    transform: {
      filter: { id: /react-dom[\\/]cjs[\\/]react-dom-server-legacy\.node\.production\.js/ },
      handler: () => ({ code: "module.exports = {};", map: null }),
    },
  };
}
