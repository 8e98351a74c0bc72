import type { PluginConfig } from "@cloudflare/vite-plugin";
import { standInVars } from "./stand-ins.ts";

type Customize<Config> = Extract<NonNullable<Config>, (...args: never[]) => unknown>;
type CustomizeApp = Customize<PluginConfig["config"]>;
type OtherWorker = NonNullable<PluginConfig["auxiliaryWorkers"]>[number];
type CustomizeStripe = Customize<Extract<OtherWorker, { config: unknown }>["config"]>;

/** The stand-in for Stripe's API; production has no such binding and calls Stripe. */
const stripeApi = { binding: "STRIPE_API", service: "llave-demo" };

/** The workers of the product, in development with stand-ins for external services. */
export const workersConfig = (developing: boolean): PluginConfig => ({
  viteEnvironment: { name: "ssr" },
  remoteBindings: false,
  inspectorPort: false,
  persistState: { path: process.env.LLAVE_DATA || ".data" },
  ...(developing && { config: useStandIns }),
  auxiliaryWorkers: [
    { configPath: "workers/stripe/wrangler.toml", config: developing ? useStripeStandIn : {} },
    { configPath: "workers/front/wrangler.toml" },
    { configPath: "demo/wrangler.toml" },
  ],
});

/** `npm run dev` sets the variables (scripts/dev.ts). */
const useStandIns: CustomizeApp = (config) => {
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
};

const useStripeStandIn: CustomizeStripe = (config) => {
  config.services = [...(config.services ?? []), stripeApi];
  config.vars = { ...config.vars, PAYMENTS: "demo", LOG: process.env.LOG ?? "" };
};
