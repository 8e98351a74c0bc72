import { rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Takes scripts that the server only names (`?worker&url`) out of its own build once React Router
 * has copied them to the client's: whatever lies there is uploaded as part of the Worker.
 */
export function browserScripts(): Plugin {
  return {
    name: "llave:browser-scripts",
    applyToEnvironment: (environment) => environment.name === "ssr",
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir = "" }, bundle) {
        for (const { type, fileName } of Object.values(bundle))
          if (type === "asset" && fileName.endsWith(".js")) rmSync(path.join(dir, fileName));
      },
    },
  };
}
