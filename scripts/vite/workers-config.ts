import type { PluginConfig } from "@cloudflare/vite-plugin";
import { localConfig, localVars } from "../local/local.ts";

type Customize<Config> = Extract<NonNullable<Config>, (...args: never[]) => unknown>;
type CustomizeApp = Customize<PluginConfig["config"]>;
type OtherWorker = NonNullable<PluginConfig["auxiliaryWorkers"]>[number];
type CustomizeOther = Customize<Extract<OtherWorker, { config: unknown }>["config"]>;

/** The stand-in for Stripe's API; production has no such binding and calls Stripe. */
const stripeApi = { binding: "STRIPE_API", service: "llave-demo" };
/** Stand-in of Twilio's API, in development only. */
const twilioApi = { binding: "TWILIO_API", service: "llave-demo" };

/**
 * The workers of the product, in development with stand-ins for external services. vite.config.ts
 * knows their environments by these names, whatever the workers are called where they are deployed.
 */
export const workersConfig = (developing: boolean): PluginConfig => ({
  viteEnvironment: { name: "ssr" },
  remoteBindings: false,
  inspectorPort: false,
  persistState: { path: process.env.LLAVE_DATA || ".data" },
  ...(developing && { config: useStandIns }),
  auxiliaryWorkers: [
    {
      configPath: "workers/stripe/wrangler.toml",
      config: developing ? useStripeStandIn : {},
      viteEnvironment: { name: "llave_stripe" },
    },
    {
      configPath: "workers/front/wrangler.toml",
      config: developing ? useLocalApp : {},
      viteEnvironment: { name: "llave_front" },
    },
    { configPath: "demo/wrangler.toml", viteEnvironment: { name: "llave_demo" } },
  ],
});

/** `npm run dev` sets the variables (scripts/dev.ts). */
const vars = () => {
  const { APP_URL = "", AUTH_SECRET = "", LOG = "", PUSH_KEY = "" } = process.env;
  return { ...localVars(APP_URL, AUTH_SECRET), LOG, PUSH_KEY };
};

const useStandIns: CustomizeApp = (config) => {
  Object.assign(config, localConfig(config, "llave"));
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
    twilioApi,
  ];
  config.vars = vars();
};

const useStripeStandIn: CustomizeOther = (config) => {
  Object.assign(config, localConfig(config, "llave-stripe"));
  config.services = [stripeApi, twilioApi];
  config.vars = vars();
};

const useLocalApp: CustomizeOther = (config) => {
  Object.assign(config, localConfig(config, "llave-front"));
  config.vars = vars();
};
