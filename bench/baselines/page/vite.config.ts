import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

// The settings of our own build, around next to nothing. The bare Hono worker rides along.
export default defineConfig({
  environments: {
    ssr: { build: { minify: true } },
    llave_bench_hono: { build: { outDir: "build/hono" } },
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      remoteBindings: false,
      inspectorPort: false,
      auxiliaryWorkers: [{ configPath: "../hono/wrangler.toml" }],
    }),
    reactRouter(),
  ],
});
