import { z } from "zod";
import { apiVersion, listOf } from "../objects/wire.ts";
import { call } from "./call.ts";

const listing = z.strictObject({
  limit: z.coerce.number().optional(),
  is_default: z.string().optional(),
});

/**
 * Settings of an owner in Stripe's dashboard. The stand-in sends every event and always has the
 * portal that Llave needs.
 */
export const settingsCalls = [
  call("GET", "/v1/webhook_endpoints", listing, () =>
    listOf("/v1/webhook_endpoints", [
      {
        id: "we_demo",
        object: "webhook_endpoint",
        url: "http://webhooks.llave/webhooks/stripe",
        status: "enabled",
        enabled_events: ["*"],
        api_version: apiVersion,
        livemode: false,
      },
      {
        id: "we_demo_connect",
        object: "webhook_endpoint",
        url: "http://webhooks.llave/webhooks/stripe-connect",
        status: "enabled",
        enabled_events: ["*"],
        api_version: apiVersion,
        livemode: false,
      },
    ]),
  ),
  call("GET", "/v1/billing_portal/configurations", listing, () =>
    listOf("/v1/billing_portal/configurations", [
      {
        id: "bpc_demo",
        object: "billing_portal.configuration",
        active: true,
        is_default: true,
        livemode: false,
        features: {
          payment_method_update: { enabled: true },
          invoice_history: { enabled: true },
          subscription_cancel: { enabled: true, mode: "at_period_end" },
          subscription_update: { enabled: false },
        },
      },
    ]),
  ),
];
