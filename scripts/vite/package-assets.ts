import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const modules = "node_modules";
/**
 * What the browser needs to read a photo: the worker, its core (with and without SIMD), and the
 * model of English.
 */
const files: Record<string, string> = {
  "worker.min.js": "tesseract.js/dist/worker.min.js",
  "tesseract-core-simd-lstm.js": "tesseract.js-core/tesseract-core-simd-lstm.js",
  "tesseract-core-simd-lstm.wasm": "tesseract.js-core/tesseract-core-simd-lstm.wasm",
  "tesseract-core-lstm.js": "tesseract.js-core/tesseract-core-lstm.js",
  "tesseract-core-lstm.wasm": "tesseract.js-core/tesseract-core-lstm.wasm",
  "eng.traineddata.gz": "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz",
};
const types: Record<string, string> = {
  ".js": "text/javascript",
  ".wasm": "application/wasm",
  ".gz": "application/gzip",
};

const mapName = /\n\/\/# sourceMappingURL=\S+\s*$/;

/**
 * Serves the files of tesseract.js from our own host, out of the packages and without a copy in
 * the repository: from `/reader/<hash of their contents>/`, which browsers cache for ever.
 * `import.meta.env.VITE_READER` is that path, `VITE_READER_BYTES` the size of each file.
 */
export function packageAssets(): Plugin {
  const source = (name: string) => readFileSync(path.join(modules, files[name]!));
  const hash = createHash("sha256");
  for (const name of Object.keys(files)) hash.update(source(name));
  const bytes = Object.fromEntries(Object.keys(files).map((name) => [name, source(name).length]));
  const home = `/reader/${hash.digest("hex").slice(0, 12)}`;
  return {
    name: "llave:package-assets",
    config: () => ({
      define: {
        "import.meta.env.VITE_READER": JSON.stringify(home),
        "import.meta.env.VITE_READER_BYTES": JSON.stringify(bytes),
      },
    }),
    generateBundle(_, bundle) {
      // Wrangler refuses to deploy a script that names a source map which is not there.
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".js"))
          file.source = Buffer.from(file.source).toString().replace(mapName, "\n");
      if (this.environment.name !== "client") return;
      for (const name of Object.keys(files))
        this.emitFile({
          type: "asset",
          fileName: `${home.slice(1)}/${name}`,
          source: source(name),
        });
    },
    configureServer(server) {
      server.middlewares.use(home, (request, response, next) => {
        const name = (request.url ?? "").slice(1);
        if (!Object.hasOwn(files, name)) return next();
        response.setHeader("content-type", types[path.extname(name)]!);
        response.end(source(name));
      });
    },
  };
}
