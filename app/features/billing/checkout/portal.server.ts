import type { Platform } from "#app/platform/platform.server.ts";
import type { Language } from "#app/values/language.ts";
import { findStripeCustomer, type Person, type StripeCustomer } from "./customers.server.ts";
import { declined, orDecline, type Redirected } from "./outcome.server.ts";
import { withCustomer } from "./stored-customer.server.ts";

/** Opens Stripe's billing portal, which returns to /premium. */
export const openPortal = (
  platform: Platform,
  viewer: Person,
  language: Language,
): Promise<Redirected> =>
  orDecline("billing:portal.failed", async (): Promise<Redirected> => {
    const customer = await findStripeCustomer(platform, viewer.id);
    if (!customer) return declined("billing:change.none", 409);
    const returnUrl = `${platform.config.appUrl}/premium?portal=done`;
    const work = async ({ customerId }: StripeCustomer): Promise<Redirected> => ({
      ok: true,
      url: await platform.payments.openPortal({ customerId, returnUrl, language }),
    });
    // A replaced customer has nothing to show in the portal.
    const again = () => declined("billing:change.none", 409);
    return await withCustomer(platform, { viewer, customer, work, again });
  });
