import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

/** The modules of React whose functions every element and every component calls. */
const modules: Record<string, string> = {
  react: "cjs/react.production.js",
  "react/jsx-runtime": "cjs/react-jsx-runtime.production.js",
};
const prefix = "\0named:";

/**
 * React's functions as names of a module. React is CommonJS, and a bundle reads `jsx` by a getter of
 * an object for each element otherwise.
 */
export function namedReact(): Plugin {
  return {
    name: "llave:named-react",
    enforce: "pre",
    apply: "build",
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      handler(id, _importer, { kind }) {
        return kind === "import-statement" ? prefix + id : undefined;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler(id) {
        const name = id.slice(prefix.length);
        const file = path.join(path.dirname(require.resolve("react")), modules[name]!);
        const names = Object.keys(require(file)).filter((one) => /^[a-z]\w*$/i.test(one));
        return [
          `import all from ${JSON.stringify(file)};`,
          ...names.map((one) => `export const ${one} = /* @__PURE__ */ all.${one};`),
          "export default all;",
        ].join("\n");
      },
    },
  };
}
