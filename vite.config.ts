import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { oneFontFormat } from "./scripts/one-font-format.ts";
import { oneRenderer } from "./scripts/one-renderer.ts";
import { photoReader } from "./scripts/photo-reader.ts";
import { twoLanguages } from "./scripts/two-languages.ts";

/** Stripe's API as the demo worker speaks it; production has no such binding and asks Stripe itself. */
const stripeApi = { binding: "STRIPE_API", service: "llave-demo" };

// One build, the production one. Only development swaps what lives outside this machine for its stand-in.
export default defineConfig(({ command, isPreview }) => {
  const developing = command === "serve" && !isPreview;
  return {
    // What packages bring and nobody here uses is left out of the build (docs/decisions/0045).
    resolve: {
      alias: [
        {
          find: /^jose(\/errors)?$/,
          replacement: path.resolve(
            import.meta.dirname,
            "app/features/account/session/jose-stub.ts",
          ),
        },
        // pdf-lib brings the widths of fourteen fonts; papers use two of them (fonts.server.ts).
        {
          find: /^\.\/(Courier|Times|Helvetica-(Bold)?Oblique)[\w-]*\.compressed\.json$/,
          replacement: path.resolve(import.meta.dirname, "app/platform/paper/unused-font.json"),
        },
      ],
    },
    environments: {
      // What every page loads is one file, and what most pages share another, not thirty of half a kilobyte each: fewer requests, and
      // they compress as a whole.
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: "frame", test: /\/app\/root\.tsx/, priority: 1 },
                  { name: "shared", test: /\/app\//, minShareCount: 12 },
                ],
              },
            },
          },
        },
      },
      ssr: { build: { minify: true } },
      llave_stripe: { build: { outDir: "build/stripe" } },
      llave_demo: { build: { outDir: "build/demo" } },
    },
    plugins: [
      cloudflare({
        viteEnvironment: { name: "ssr" },
        remoteBindings: false,
        inspectorPort: false,
        auxiliaryWorkers: [
          {
            configPath: "./workers/stripe/wrangler.toml",
            config: (config) => {
              if (!developing) return;
              config.services = [...(config.services ?? []), stripeApi];
              config.vars = { ...config.vars, PAYMENTS: "demo", LOG: process.env.LOG ?? "" };
            },
          },
          { configPath: "./demo/wrangler.toml" },
        ],
        // `npm run dev` names the data folder and hands over address and secret (scripts/dev.ts).
        persistState: { path: process.env.LLAVE_DATA || ".data" },
        config: (config) => {
          if (!developing) return;
          const { APP_URL = "", AUTH_SECRET = "", LOG = "" } = process.env;
          config.main = "./workers/dev.ts";
          config.send_email = [];
          config.ai = undefined;
          config.services = [
            { binding: "WORKERS_AI", service: "llave-demo" },
            { binding: "EMAIL", service: "llave-demo" },
            { binding: "DEMO", service: "llave-demo" },
            { binding: "STRIPE", service: "llave-stripe" },
            { binding: "NEWSROOM", service: "llave-demo" },
            stripeApi,
          ];
          config.vars = { ...config.vars, APP_URL, AUTH_SECRET, LOG };
          for (const standIn of ["MAIL", "PAYMENTS", "AI", "WEB", "ADMIN_TWO_FACTOR"])
            config.vars[standIn] = "demo";
        },
      }),
      tailwindcss(),
      reactRouter(),
      twoLanguages(),
      photoReader(),
      oneRenderer(),
      oneFontFormat(),
    ],
  };
});
