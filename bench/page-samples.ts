import { nthCustomer, nthVehicle } from "./known-world.ts";
import { busyReply, busyTopic, nthSession, nthVideo } from "./site-world.ts";
import type { World } from "./world.ts";

type Who = "visitor" | "free" | "medium" | "diamond" | "admin";
/** `leads`: it only redirects to its page. */
export type Sample = { who: Who; path: string; leads?: true };

const at = (path: string, who: Who = "diamond"): Sample => ({ who, path });
const leads = (path: string): Sample => ({ who: "diamond", path, leads: true });

/** The pages of an address where that is not simply the one of its route, opened by the shop's owner. */
export const samples: Record<string, Sample | readonly Sample[]> = {
  "routes/landing.tsx": at("/", "visitor"),
  "routes/privacy.tsx": at("/privacy", "visitor"),
  "routes/terms.tsx": at("/terms", "visitor"),
  "routes/account/login.tsx": [at("/login", "visitor"), at("/login?mode=sign-up", "visitor")],
  "routes/account/forgot-password.tsx": at("/forgot-password", "visitor"),
  "routes/account/reset-password.tsx": at("/reset-password", "visitor"),
  "routes/not-found.tsx": at("/no-such-page", "visitor"),
  "routes/certificates/certificate.tsx": at("/certificates/none", "visitor"),
  "routes/invitations/invitation.tsx": at("/invitations/none", "visitor"),
  "routes/account/jobs.tsx": at("/account/jobs", "free"),
  "routes/billing/medium.tsx": at("/medium", "free"),
  "routes/billing/change-plan.tsx": at("/premium/change?plan=premium", "medium"),
  "routes/account/login-code.tsx": leads("/login/code"),
  "routes/billing/portal.tsx": leads("/premium/portal"),
  "routes/billing/create-checkout-session.tsx": leads("/create-checkout-session"),
  "routes/forum/reply-link.tsx": leads("/discussion/:topicId/replies/:replyId"),
  "routes/codes/codes.tsx": at("/codes?q=sensor"),
  "routes/repair/reports/reports.tsx": [
    at("/repair-cms/reports?period=year&by=month"),
    at("/repair-cms/reports?technician=none"),
  ],
  "routes/repair/reports/register.tsx": at("/repair-cms/reports/register?period=year"),
  "routes/repair/reports/day.tsx": at("/repair-cms/reports/day"),
  "routes/repair/money/collect.tsx": at("/repair-cms/:jobId/collect?for=deposit"),
  "routes/repair/reports/owing.tsx": at("/repair-cms/reports/owing"),
  "routes/repair/reports/inspections.tsx": at("/repair-cms/reports/inspections?period=year"),
  "routes/repair/reports/comebacks.tsx": at("/repair-cms/reports/comebacks?period=year"),
  "routes/repair/states/times.tsx": at("/repair-cms/reports/states?period=year"),
  "routes/repair/reports/sales-tax.tsx": [
    at("/repair-cms/reports/sales-tax?period=year"),
    at("/repair-cms/reports/sales-tax?period=year&basis=paid"),
  ],
  "routes/repair/jobs.tsx": [
    at("/repair-cms"),
    at("/repair-cms?technician=me"),
    at("/repair-cms?state=none"),
    at("/repair-cms?promised=overdue"),
    at("/repair-cms?view=board"),
  ],
  "routes/repair/new-job.tsx": [
    at("/repair-cms/new"),
    at("/repair-cms/new?customer=:customerId&vehicle=:vehicleId"),
  ],
  "routes/repair/settings/taxes.tsx": at("/repair-cms/taxes?profile=mx"),
  "routes/repair/prices/price-rules.tsx": at("/repair-cms/price-rules?q=ana"),
  "routes/repair/parts/parts.tsx": [
    at("/repair-cms/parts"),
    at("/repair-cms/parts?view=ordered"),
    at("/repair-cms/parts?view=late"),
  ],
  "routes/repair/stock/stock.tsx": [
    at("/repair-cms/stock"),
    at("/repair-cms/stock?view=low"),
    at("/repair-cms/stock?q=filter"),
  ],
  "routes/repair/vin.tsx": at("/repair-cms/vin?vin=3GCUKREC1EG123456"),
  "routes/repair/customers/customers.tsx": [
    at("/repair-cms/customers"),
    at("/repair-cms/customers?q=ana"),
  ],
  "routes/repair/joins/duplicates.tsx": at("/repair-cms/customers/duplicates?by=plate"),
  "routes/repair/joins/join-customers.tsx": at(
    `/repair-cms/customers/:customerId/join/${nthCustomer(2)}`,
  ),
  "routes/repair/joins/join-vehicles.tsx": at(
    `/repair-cms/vehicles/:vehicleId/join/${nthVehicle(2)}`,
  ),
};

/** Values of the parameters in an address; "none" for a record that does not exist. */
const recordsOf = (world: World): Record<string, string> => ({
  jobId: world.jobId,
  quoteId: world.quoteId,
  customerId: nthCustomer(1),
  conversationId: nthCustomer(1),
  vehicleId: nthVehicle(1),
  topicId: busyTopic,
  replyId: busyReply,
  videoId: nthVideo(1),
  sessionId: nthSession(1),
  userId: world.free.id,
  code: "P0420",
  category: "engine",
  number: "1",
  point: "frontPads",
});

/** An address with the world's records in it. */
export function filledIn(path: string, world: World): string {
  const records = recordsOf(world);
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => records[name] ?? "none");
}
