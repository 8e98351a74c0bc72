import { nthCustomer, nthVehicle } from "./customer-world.ts";
import { busyReply, busyTopic } from "./forum-world.ts";
import { nthSession, nthVideo } from "./video-world.ts";
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
  "routes/repair/reports/owing.tsx": at("/repair-cms/reports/owing"),
  "routes/repair/reports/sales-tax.tsx": [
    at("/repair-cms/reports/sales-tax?period=year"),
    at("/repair-cms/reports/sales-tax?period=year&basis=paid"),
  ],
  "routes/repair/jobs.tsx": [
    at("/repair-cms"),
    at("/repair-cms?technician=me"),
    at("/repair-cms?promised=overdue"),
    at("/repair-cms?view=board"),
  ],
  "routes/repair/new-job.tsx": [
    at("/repair-cms/new"),
    at("/repair-cms/new?customer=:customerId&vehicle=:vehicleId"),
  ],
  "routes/repair/settings/dialog.tsx": at("/repair-cms/settings"),
  "routes/repair/vin.tsx": at("/repair-cms/vin?vin=3GCUKREC1EG123456"),
  "routes/repair/settings/taxes.tsx": at("/repair-cms/taxes?profile=mx"),
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
  "routes/repair/joins/split-vehicle.tsx": at(`/repair-cms/vehicles/${nthVehicle(1)}/split`),
  "routes/repair/joins/choose-customer.tsx": at(`/repair-cms/customers/${nthCustomer(1)}/join`),
  "routes/repair/joins/choose-vehicle.tsx": at(`/repair-cms/vehicles/${nthVehicle(1)}/join`),
  "routes/repair/settings/print-settings.tsx": at("/repair-cms/print-settings"),
  "routes/repair/settings/link-settings.tsx": at("/repair-cms/link-settings"),
  "routes/repair/vin.tsx": at("/repair-cms/vin?vin=3GCUKREC1EG123456"),
  "routes/repair/team/team.tsx": at("/repair-cms/team"),
  "routes/repair/team/invite.tsx": at("/repair-cms/team/invite"),
  "routes/repair/team/resend-invitation.tsx": at("/repair-cms/team/invitations/none/resend"),
  "routes/repair/team/revoke-invitation.tsx": at("/repair-cms/team/invitations/none/revoke"),
  "routes/team/role.tsx": at("/repair-cms/team/none/role"),
  "routes/team/remove.tsx": at("/repair-cms/team/none/remove"),
  "routes/team/leave.tsx": at("/repair-cms/team/leave"),
  "routes/team/hand-over.tsx": at("/repair-cms/team/hand-over"),
  "routes/repair/imports/imports.tsx": at("/repair-cms/customers/import"),
  "routes/repair/imports/import.tsx": at("/repair-cms/customers/import/none"),
  "routes/repair/imports/columns.tsx": at("/repair-cms/customers/import/none/columns"),
  "routes/repair/imports/cancel.tsx": at("/repair-cms/customers/import/none/cancel"),
  "routes/invitations/invitation.tsx": at("/invitations/none", "visitor"),
  "routes/repair/words/edit.tsx": at("/repair-cms/words/none/edit"),
  "routes/repair/words/delete.tsx": at("/repair-cms/words/none/delete"),
  "routes/repair/canned/edit.tsx": at("/repair-cms/canned-quotes/none/edit"),
  "routes/repair/canned/delete.tsx": at("/repair-cms/canned-quotes/none/delete"),
  "routes/repair/canned/save.tsx": inJob(({ quoteId }) => `/quotes/${quoteId}/canned`),
  "routes/repair/customers/new-vehicle.tsx": at(
    `/repair-cms/customers/${nthCustomer(1)}/vehicles/new`,
  ),
  "routes/repair/joins/undo-customers.tsx": at(
    `/repair-cms/customers/${nthCustomer(1)}/joins/none/undo`,
  ),
  "routes/repair/joins/undo-vehicles.tsx": at(
    `/repair-cms/vehicles/${nthVehicle(1)}/joins/none/undo`,
  ),
  "routes/repair/send/send.tsx": inJob(() => "/send"),
  "routes/repair/send/revoke.tsx": inJob(() => "/send/none/revoke"),
  "routes/repair/send/counter.tsx": inJob(() => "/send/none/counter"),
  "routes/repair/send/telephone.tsx": inJob(() => "/send/none/telephone"),
  "routes/repair/send/close-questions.tsx": inJob(() => "/questions/close"),
  "routes/repair/job.tsx": inJob(() => ""),
  "routes/repair/edit-job.tsx": inJob(() => "/edit"),
  "routes/repair/job-status.tsx": inJob(() => "/status"),
  "routes/repair/send/questions.tsx": inJob(() => "/questions"),
  "routes/repair/review/review.tsx": inJob(() => "/review"),
  "routes/repair/delete-job.tsx": inJob(() => "/delete"),
  "routes/repair/diagnostic.tsx": inJob(() => "/diagnostic"),
  "routes/repair/new-quote.tsx": inJob(() => "/quotes/new"),
  "routes/repair/edit-quote.tsx": inJob(({ quoteId }) => `/quotes/${quoteId}/edit`),
  "routes/repair/delete-quote.tsx": inJob(({ quoteId }) => `/quotes/${quoteId}/delete`),
  "routes/repair/money/new-invoice.tsx": inJob(() => "/invoices/new"),
  "routes/repair/money/new-payment.tsx": inJob(() => "/payments/new"),
  "routes/repair/money/invoice.tsx": inJob(() => "/invoices/1"),
  "routes/repair/money/send-invoice.tsx": inJob(() => "/invoices/1/send"),
  "routes/repair/money/credit.tsx": inJob(() => "/invoices/1/credit"),
  "routes/admin/edit-video.tsx": at(`/admin/videos/${nthVideo(1)}/edit`, "admin"),
  "routes/admin/delete-video.tsx": at(`/admin/videos/${nthVideo(1)}/delete`, "admin"),
  "routes/admin/edit-session.tsx": at(`/admin/videos/live/${nthSession(1)}/edit`, "admin"),
  "routes/admin/cancel-session.tsx": at(`/admin/videos/live/${nthSession(1)}/cancel`, "admin"),
  "routes/admin/person/person.tsx": ofUser(""),
  "routes/admin/person/plan.tsx": ofUser("/plan"),
  "routes/admin/person/extend.tsx": ofUser("/extend"),
  "routes/admin/person/sync.tsx": ofUser("/sync"),
  "routes/admin/person/flag.tsx": ofUser("/admin"),
  "routes/admin/person/sign-out.tsx": ofUser("/sign-out"),
  "routes/admin/person/suspend.tsx": ofUser("/suspend"),
  "routes/admin/person/restore.tsx": ofUser("/restore"),
  "routes/admin/person/two-step.tsx": ofUser("/two-step"),
  "routes/admin/edit-source.tsx": at("/admin/news/none/edit", "admin"),
  "routes/admin/delete-source.tsx": at("/admin/news/none/delete", "admin"),
  "routes/admin/activate-source.tsx": at("/admin/news/none/activate", "admin"),
  "routes/admin/deactivate-source.tsx": at("/admin/news/none/deactivate", "admin"),
  "routes/admin/fetch-source.tsx": at("/admin/news/none/fetch", "admin"),
};

/** What stands in an address for its parameters; "none" for a record that there is not. */
const recordsOf = (world: World): Record<string, string> => ({
  jobId: world.jobId,
  quoteId: world.quoteId,
  customerId: nthCustomer(1),
  vehicleId: nthVehicle(1),
  topicId: busyTopic,
  replyId: busyReply,
  videoId: nthVideo(1),
  sessionId: nthSession(1),
  userId: world.free.id,
  code: "P0420",
  category: "engine",
  number: "1",
});

/** An address with the world's records in it. */
export function filledIn(path: string, world: World): string {
  const records = recordsOf(world);
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => records[name] ?? "none");
}
