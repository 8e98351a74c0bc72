import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { laterParts } from "./scripts/later-parts.ts";
import { namedReact } from "./scripts/named-react.ts";
import { noMapNames } from "./scripts/no-map-names.ts";
import { onDemandRoutes } from "./scripts/on-demand-routes.ts";
import { oneFontFormat } from "./scripts/one-font-format.ts";
import { pageWords } from "./scripts/page-words.ts";
import { photoReader } from "./scripts/photo-reader.ts";
import { standInVars } from "./scripts/stand-ins.ts";
import { twoLanguages } from "./scripts/two-languages.ts";
import { unusedParts } from "./scripts/unused-parts.ts";

/** The stand-in for Stripe's API; production has no such binding and calls Stripe. */
const stripeApi = { binding: "STRIPE_API", service: "llave-demo" };

// One build, for production. Only development replaces external services by stand-ins.
export default defineConfig(({ command, isPreview }) => {
  const developing = command === "serve" && !isPreview;
  return {
    // Unused parts of packages are left out of the build (docs/decisions/0006-dependencies.md).
    resolve: {
      alias: [
        {
          find: /^jose(\/errors)?$/,
          replacement: path.resolve(
            import.meta.dirname,
            "app/features/account/session/jose-stub.ts",
          ),
        },
        // pdf-lib includes the widths of fourteen fonts; PDFs use two (fonts.server.ts).
        {
          find: /^\.\/(Courier|Times|Symbol|ZapfDingbats|Helvetica-(Bold)?Oblique)[\w-]*\.compressed\.json$/,
          replacement: path.resolve(import.meta.dirname, "app/platform/paper/unused-font.json"),
        },
      ],
    },
    environments: {
      // One file for what every page loads, and a few for what many share, instead of thirty small
      // ones: fewer requests, better compression.
      client: {
        build: {
          modulePreload: { resolveDependencies: () => [] },
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: "frame",
                    test: /\/app\/(root\.tsx|ui\/first-screen\.ts)|\/react-dom\/(index|cjs\/react-dom\.)/,
                    priority: 3,
                  },
                  {
                    name: "field",
                    test: /\/(ui\/field\.tsx|values\/normal-form\.ts)/,
                    priority: 2,
                  },
                  // Only where a text has letters that are not plain (app/ui/paper-field.tsx).
                  {
                    name: "letters",
                    test: /\/(unprintable|print-letters|wide-font)\.ts/,
                    priority: 1,
                  },
                  // Of pages that few of the largest ones need.
                  {
                    name: "lists",
                    test: /\/(ui\/(search-box|list-nav|list-address|page-header)|values\/list-query|password-field)\.tsx?/,
                    priority: 1,
                  },
                  { name: "coded", test: /\/(coded-text|fault-code)\.ts/, priority: 1 },
                  { name: "quote", test: /\/(quote-body|quote-card|totals)\.tsx?/, priority: 1 },
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
        // `npm run dev` sets the data folder, the address and the secret (scripts/dev.ts).
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
            { binding: "NHTSA", service: "llave-demo" },
            stripeApi,
          ];
          config.vars = { ...config.vars, APP_URL, AUTH_SECRET, LOG, ...standInVars };
        },
      }),
      tailwindcss(),
      reactRouter(),
      twoLanguages(),
      laterParts(),
      onDemandRoutes(),
      pageWords(),
      photoReader(),
      unusedParts(),
      oneFontFormat(),
      namedReact(),
      noMapNames(),
    ],
  };
});
