import Stripe from "stripe";
import type { ControlCommand } from "../../../demo/stripe/commands.ts";
import { workingCard } from "../../../demo/stripe/ledger/cards.ts";
import { demoKey, demoWebhookSecret } from "../../../demo/stripe/secrets.ts";
import type { Delivery } from "../../../demo/stripe/webhooks/deliveries.ts";
import type { App } from "../app.ts";

export { askingCard, failingCard, workingCard } from "../../../demo/stripe/ledger/cards.ts";
export const webhookSecret = demoWebhookSecret;
export type Plan = "medium" | "premium";

/** The official SDK on the stand-in, and the commands of its control panel. */
export function stripeOf(app: Pick<App, "demo">) {
  const client = openClient(app);

  /** A command of the control panel. @throws with its message when it refuses */
  async function command(given: ControlCommand): Promise<Record<string, unknown>> {
    const headers = { "content-type": "application/json" };
    const response = await app.demo("/demo/stripe/commands", {
      method: "POST",
      headers,
      body: JSON.stringify(given),
    });
    const outcome = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(String(outcome.error));
    return outcome;
  }
  const read = async <T>(path: string): Promise<T> => (await (await app.demo(path)).json()) as T;

  return {
    client,
    command,

    createCustomer: () =>
      client.customers.create({
        name: "Ana Ruiz",
        email: "ana@shop.test",
        metadata: { user: "u1" },
      }),

    /**
     * Moves one customer's clock on, or everyone's. What falls into that time has happened when
     * this is done.
     */
    advance: (days: number, customer?: string) =>
      command({ command: "advance", days, ...(customer && { customer }) }),
    advanceTo: (moment: "trial end" | "period end", customer: string) =>
      command({ command: "advance to", moment, customer }),

    /** Completes a Checkout Session as its pay page does. */
    pay: (session: string, card = workingCard) => command({ command: "pay", session, card }),

    /** A subscription of this customer, made through Checkout. */
    async subscribe(
      customer: string,
      plan: Plan,
      { trialDays = 7, card = workingCard, metadata = {} as Record<string, string> } = {},
    ) {
      const session = await client.checkout.sessions.create({
        mode: "subscription",
        customer,
        line_items: [{ price: `price_demo_${plan}`, quantity: 1 }],
        success_url: "http://localhost/premium?session={CHECKOUT_SESSION_ID}",
        cancel_url: "http://localhost/premium",
        subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
      });
      await command({ command: "pay", session: session.id, card });
      const paid = await client.checkout.sessions.retrieve(session.id);
      return client.subscriptions.retrieve(paid.subscription as string);
    },

    /** From now on this customer's bank says no, or yes again. */
    failPayments: (customer: string) => command({ command: "let payments", customer, work: false }),
    mendPayments: (customer: string) => command({ command: "let payments", customer, work: true }),

    /** Events are sent, kept back until `deliver` asks for them, or lost. */
    setDeliveries: (mode: "on" | "held" | "off") => command({ command: "deliveries", mode }),
    /**
     * Sends these events (ids) now, in this order, as often as they stand there; answers with the
     * statuses.
     */
    deliver: async (events: string[]) =>
      (await command({ command: "deliver", events })).answers as number[],
    /** Deliveries sent or due, oldest first. */
    deliveries: async (customer?: string) =>
      (
        await read<Delivery[]>(`/demo/stripe/deliveries${customer ? `?customer=${customer}` : ""}`)
      ).reverse(),
    /** The headers by which the last caller of the API named itself. */
    lastClient: () =>
      read<{ userAgent: string | null; client: string | null }>("/demo/stripe/client"),
  };
}

/** The SDK itself, against the stand-in. `key` is the demo's unless a test wants another. */
export const openClient = (
  app: Pick<App, "demo">,
  key = demoKey,
  config: Partial<NonNullable<ConstructorParameters<typeof Stripe>[1]>> = {},
) =>
  new Stripe(key, {
    appInfo: { name: "Llave", version: "1.0.0" },
    httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
      app.demo(String(url), init),
    ),
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });

/** Parameters of a Checkout Session for the Diamond plan, with a trial. */
export const checkoutParams = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: "subscription",
  customer,
  line_items: [{ price: "price_demo_premium", quantity: 1 }],
  success_url: "http://localhost/premium?session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost/premium",
  client_reference_id: "u1",
  metadata: { user: "u1" },
  subscription_data: { trial_period_days: 7, metadata: { user: "u1" } },
  payment_method_collection: "always",
  locale: "es",
});
