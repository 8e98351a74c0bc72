import Stripe from "stripe";
import type { PaymentConfig } from "./config.ts";

/** The SDK. It is large, so only `payments.server.ts` imports this file, on demand. */
export const makeStripe = ({ stripe }: PaymentConfig, fetcher?: Pick<Fetcher, "fetch">): Stripe =>
  new Stripe(stripe.secretKey, {
    appInfo: { name: "Llave", version: "1.0.0" },
    httpClient: Stripe.createFetchHttpClient(
      fetcher && ((...args: Parameters<typeof fetch>) => fetcher.fetch(...(args as [Request]))),
    ),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
