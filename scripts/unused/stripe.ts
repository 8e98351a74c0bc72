import { noLongerFits } from "./cut-out.ts";
import { withoutClasses } from "./leave-out.ts";

/** What of Stripe's API the product asks (workers/self-test/stripe-permissions.ts names it). */
const asked = [
  "BillingPortal",
  "Charges",
  "Checkout",
  "Customers",
  "Disputes",
  "Invoices",
  "Prices",
  "Subscriptions",
  "WebhookEndpoints",
];

/** The other resources of the SDK, which its client constructs all at once, and thin events. */
export const unusedByPayments = new RegExp(
  String.raw`stripe[\\/]esm[\\/](?:resources[\\/](?!(?:${asked.join("|")})(?:\.js|[\\/]))|StripeEventNotificationHandler\.js)`,
);

export const withoutResources = withoutClasses;

/** The list of all resources by their names. Its client takes one of them from there. */
export function withoutList(code: string): string {
  if (!/^export \{ OAuthResource\b/m.test(code)) throw noLongerFits("Stripe's resources");
  return withoutClasses("export { OAuthResource };");
}
