import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import { nthCustomer, nthVehicle } from "./customer-world.ts";
import { busyReply, busyTopic } from "./forum-world.ts";
import type { World } from "./serve.ts";
import { nthSession, nthVideo } from "./video-world.ts";

type Who = "visitor" | "free" | "medium" | "diamond" | "admin";
/** `leads`: it only redirects to its page. */
type Sample = { who: Who; path: (world: World) => string; leads?: true };

const at = (path: string, who: Who = "diamond"): Sample => ({ who, path: () => path });
const inJob = (rest: (world: World) => string): Sample => ({
  who: "diamond",
  path: (world) => `/repair-cms/${world.jobId}${rest(world)}`,
});
const ofUser = (rest: string): Sample => ({
  who: "admin",
  path: (world) => `/admin/users/${world.free.id}${rest}`,
});

/**
 * One or several addresses for each page route, and the person who opens them. A page below /admin
 * without parameters needs no line here; any other missing page is reported as not measured.
 */
const samples: Record<string, Sample | readonly Sample[]> = {
  "routes/landing.tsx": at("/", "visitor"),
  "routes/privacy.tsx": at("/privacy", "visitor"),
  "routes/terms.tsx": at("/terms", "visitor"),
  "routes/account/login.tsx": at("/login", "visitor"),
  "routes/account/sign-up.tsx": at("/sign-up", "visitor"),
  "routes/account/forgot-password.tsx": at("/forgot-password", "visitor"),
  "routes/account/reset-password.tsx": at("/reset-password", "visitor"),
  "routes/not-found.tsx": at("/no-such-page", "visitor"),
  "routes/billing/premium.tsx": at("/premium"),
  "routes/billing/change-plan.tsx": at("/premium/change?plan=premium", "medium"),
  "routes/billing/medium.tsx": at("/medium", "free"),
  "routes/codes/codes.tsx": at("/codes?q=sensor"),
  "routes/codes/code.tsx": at("/codes/P0420"),
  "routes/news.tsx": at("/noticias"),
  "routes/account/account.tsx": at("/account"),
  "routes/account/name.tsx": at("/account/name"),
  "routes/account/password.tsx": at("/account/password"),
  "routes/account/sign-out-others.tsx": at("/account/devices/sign-out"),
  "routes/account/sign-out-device.tsx": at("/account/devices/none/sign-out"),
  "routes/forum/topics.tsx": at("/discussion"),
  "routes/forum/new-topic.tsx": at("/discussion/new"),
  "routes/forum/preview.tsx": at("/discussion/preview"),
  "routes/forum/topic.tsx": at(`/discussion/${busyTopic}`),
  "routes/forum/reply.tsx": at(`/discussion/${busyTopic}/reply`),
  "routes/forum/edit-topic.tsx": at(`/discussion/${busyTopic}/edit`),
  "routes/forum/delete-topic.tsx": at(`/discussion/${busyTopic}/delete`),
  "routes/forum/answered.tsx": at(`/discussion/${busyTopic}/answered`),
  "routes/forum/report-topic.tsx": at(`/discussion/${busyTopic}/report`),
  "routes/forum/reply-link.tsx": {
    ...at(`/discussion/${busyTopic}/replies/${busyReply}`),
    leads: true,
  },
  "routes/forum/edit-reply.tsx": at(`/discussion/${busyTopic}/replies/${busyReply}/edit`),
  "routes/forum/delete-reply.tsx": at(`/discussion/${busyTopic}/replies/${busyReply}/delete`),
  "routes/forum/report-reply.tsx": at(`/discussion/${busyTopic}/replies/${busyReply}/report`),
  "routes/forum/hide-post.tsx": at("/admin/reports/none/hide", "admin"),
  "routes/forum/let-stand.tsx": at("/admin/reports/none/stand", "admin"),
  "routes/videos/videos.tsx": at("/videos"),
  "routes/videos/video.tsx": at(`/videos/${nthVideo(1)}`),
  "routes/certificates/certificate.tsx": at("/certificates/none", "visitor"),
  "routes/certificates/certificates.tsx": at("/videos/certificates"),
  "routes/certificates/issue.tsx": at("/videos/certificates/engine"),
  "routes/live/live.tsx": at("/live"),
  "routes/repair/reports/reports.tsx": [
    at("/repair-cms/reports?period=year&by=month"),
    at("/repair-cms/reports?technician=none"),
  ],
  "routes/repair/jobs.tsx": [
    at("/repair-cms"),
    at("/repair-cms?technician=me"),
    at("/repair-cms?promised=overdue"),
    at("/repair-cms?view=board"),
  ],
  "routes/repair/new-job.tsx": [
    at("/repair-cms/new"),
    at(`/repair-cms/new?customer=${nthCustomer(1)}&vehicle=${nthVehicle(1)}`),
  ],
  "routes/repair/settings.tsx": at("/repair-cms/settings"),
  "routes/repair/taxes.tsx": at("/repair-cms/taxes?profile=mx"),
  "routes/repair/customers/customers.tsx": [
    at("/repair-cms/customers"),
    at("/repair-cms/customers?q=ana"),
  ],
  "routes/repair/customers/new-customer.tsx": at("/repair-cms/customers/new"),
  "routes/repair/customers/customer.tsx": at(`/repair-cms/customers/${nthCustomer(1)}`),
  "routes/repair/customers/edit-customer.tsx": at(`/repair-cms/customers/${nthCustomer(1)}/edit`),
  "routes/repair/customers/delete-customer.tsx": at(
    `/repair-cms/customers/${nthCustomer(1)}/delete`,
  ),
  "routes/repair/vehicles/vehicle.tsx": at(`/repair-cms/vehicles/${nthVehicle(1)}`),
  "routes/repair/vehicles/edit-vehicle.tsx": at(`/repair-cms/vehicles/${nthVehicle(1)}/edit`),
  "routes/repair/vehicles/owner.tsx": at(`/repair-cms/vehicles/${nthVehicle(1)}/owner`),
  "routes/repair/vehicles/recalls.tsx": at(`/repair-cms/vehicles/${nthVehicle(1)}/recalls`),
  "routes/repair/joins/duplicates.tsx": at("/repair-cms/customers/duplicates?by=plate"),
  "routes/repair/joins/join-customers.tsx": at(
    `/repair-cms/customers/${nthCustomer(1)}/join/${nthCustomer(2)}`,
  ),
  "routes/repair/joins/join-vehicles.tsx": at(
    `/repair-cms/vehicles/${nthVehicle(1)}/join/${nthVehicle(2)}`,
  ),
  "routes/repair/joins/split-vehicle.tsx": at(`/repair-cms/vehicles/${nthVehicle(1)}/split`),
  "routes/repair/joins/choose-customer.tsx": at(`/repair-cms/customers/${nthCustomer(1)}/join`),
  "routes/repair/joins/choose-vehicle.tsx": at(`/repair-cms/vehicles/${nthVehicle(1)}/join`),
  "routes/repair/print-settings.tsx": at("/repair-cms/print-settings"),
  "routes/repair/link-settings.tsx": at("/repair-cms/link-settings"),
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
};

export type Page = {
  name: string;
  path: string;
  cookie: string | undefined;
  /** Whether it is one of the public pages that P1 names. */
  isPublic: boolean;
  /** Whether it only redirects to its page. */
  leads: boolean;
};

export const mostUsed = ["/repair-cms", "/repair-cms/:job", "/discussion", "/noticias", "/videos"];

const publicPages = ["routes/landing.tsx", "routes/privacy.tsx", "routes/terms.tsx"];

/**
 * The pages of `app/routes.ts` with an address to measure them at, and the routes that have none.
 * `names`: these alone, `/repair-cms*` being all that begin so.
 */
export function pagesOf(
  world: World,
  { only = "all", names = [] }: { only?: "public" | "all"; names?: readonly string[] } = {},
): { pages: Page[]; missing: string[] } {
  const entries = routes
    .flatMap((route) => entriesOf(route))
    .filter(({ file }) => only === "all" || publicPages.includes(file));
  const found = entries.flatMap((entry) =>
    samplesOf(entry).map((sample) => ({ file: entry.file, ...sample })),
  );
  const pages = found.map(({ file, who, path, leads = false }): Page => {
    const address = path(world);
    return {
      name: address
        .replace(world.jobId, ":job")
        .replace(world.quoteId, ":quote")
        .replace(nthCustomer(1), ":customer")
        .replace(nthVehicle(1), ":vehicle")
        .replace(busyTopic, ":topic")
        .replace(busyReply, ":reply")
        .replace(nthVideo(1), ":video")
        .replace(nthSession(1), ":session"),
      path: address,
      cookie: who === "visitor" ? undefined : world[who].cookie,
      isPublic: publicPages.includes(file),
      leads,
    };
  });
  if (names.length > 0)
    return { pages: pages.filter(({ name }) => isNamed(name, names)), missing: [] };
  return {
    pages,
    missing: entries.filter((one) => samplesOf(one).length === 0).map(({ file }) => file),
  };
}

const isNamed = (name: string, names: readonly string[]) =>
  names.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));

/** The address of what a page's loaders answer. */
export const dataOf = (path: string): string => {
  const [page, search] = path.split("?");
  return `${page === "/" ? "/_root" : page}.data${search ? `?${search}` : ""}`;
};

type Entry = { file: string; path: string };

/** The page routes with their whole paths. */
function entriesOf(route: RouteConfigEntry, parent = ""): Entry[] {
  const path = route.path ? `${parent}/${route.path}` : parent;
  const isPage = route.file.endsWith(".tsx") && !route.file.includes("/guards/");
  return [
    ...(isPage ? [{ file: route.file, path }] : []),
    ...(route.children ?? []).flatMap((child) => entriesOf(child, path)),
  ];
}

function samplesOf({ file, path }: Entry): readonly Sample[] {
  if (samples[file]) return [samples[file]].flat();
  return /^\/admin[^:]*$/.test(path) ? [at(path, "admin")] : [];
}
