import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pageWords } from "./scripts/vite/page-words.ts";
import { workersConfig } from "./scripts/vite/workers-config.ts";

// The libraries are one file, whose name only an update of them changes (goal P5).
const groups = [
  { name: "vendor", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  { name: "shared", test: /\/app\//, minShareCount: 26 },
];

// tesseract.js asks for its model by name, so the hashes of its files are folders.
const assetFileNames = ({ originalFileNames: [file] }: { originalFileNames: string[] }) =>
  /node_modules\/@?tesseract/.test(file ?? "")
    ? "reader/[hash]/[name][extname]"
    : "assets/[name]-[hash][extname]";

// One build, for production. Only development replaces external services by stand-ins.
export default defineConfig(({ command, isPreview }) => ({
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups }, assetFileNames } } },
    },
    // React Router moves the server's assets to the client's: wrangler uploads all scripts it finds.
    ssr: { build: { minify: true, ssrEmitAssets: false } },
    llave_front: { build: { outDir: "build/front" } },
    llave_stripe: { build: { outDir: "build/stripe" } },
    llave_demo: { build: { outDir: "build/demo" } },
  },
  plugins: [
    cloudflare(workersConfig(command === "serve" && !isPreview)),
    tailwindcss(),
    reactRouter(),
    pageWords(),
  ],
}));
