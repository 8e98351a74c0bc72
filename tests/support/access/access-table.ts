import { adminAddresses } from "./admin-addresses.ts";
import { bookingAddresses, calendarAddresses } from "./calendar-addresses.ts";
import { askedAddresses, followUpAddresses } from "./follow-up-addresses.ts";
import { messageAddresses } from "./message-addresses.ts";
import { partAddresses } from "./part-addresses.ts";
import { readAddresses, workAddresses } from "./photo-addresses.ts";
import { priceAddresses } from "./price-addresses.ts";
import { reportAddresses } from "./report-addresses.ts";
import { stateAddresses } from "./state-addresses.ts";
import { warrantyAddresses } from "./warranty-addresses.ts";
import { wordAddresses } from "./word-addresses.ts";

/** Who may do what, for every address. It restates the specification on its own (S1). */
export const roles = [
  "visitor",
  "free",
  "bronze",
  "bronze ended",
  "diamond",
  "diamond ended",
  "admin",
  "admin no more",
] as const;
export type Role = (typeof roles)[number];

export const members: Role[] = roles.filter((role) => role !== "visitor");
const diamonds: Role[] = ["diamond"];

type Row = {
  /** The roles that may read it; absent: everyone. */
  read?: Role[];
  /** The roles that may write to it; absent: everyone (a public form). */
  write?: Role[];
  /** Where other members are redirected. */
  otherwise?: "/premium" | "/repair-cms" | "/";
};

export const open: Row = {};
const member: Row = { read: members, write: members };
// The tier alone, without an end date. For the owner of a post see
// tests/routes/forum/ownership.test.ts.
const membersOfForum: Role[] = ["bronze", "bronze ended", "diamond", "diamond ended"];
const forum: Row = { read: membersOfForum, write: membersOfForum, otherwise: "/premium" };
const record: Row = { read: members, write: diamonds, otherwise: "/premium" };
const repair: Row = { read: diamonds, write: diamonds, otherwise: "/premium" };
const toPanel: Row = { read: [], write: diamonds, otherwise: "/premium" };
const subscribers: Role[] = ["bronze", "diamond"];
const videos: Row = { read: subscribers, write: subscribers, otherwise: "/premium" };
const live: Row = { read: diamonds, otherwise: "/premium" };
const admin: Row = { read: ["admin"], write: ["admin"], otherwise: "/" };

/** Repeats a row for several addresses. Customers' links need a token only (tests/routes/link). */
const rowsOf = (paths: readonly string[], row: Row) =>
  Object.fromEntries(paths.map((path) => [path, row]));

/** Access by address: a route without a row fails the test. */
export const accessTable: Record<string, Row> = {
  "/": open,
  ...rowsOf(["/login", "/login/code", "/login/passkey", "/sign-up", "/sign-out"], open),
  ...rowsOf(["/forgot-password", "/reset-password", "/unsubscribe"], open),
  "/invitations/:token": { write: members },
  ...rowsOf(["/q/:token/ask", "/q/:token/consent", "/q/:token/pay", "/q/:token/invoice/pay"], open),
  ...rowsOf(["/q/:token", "/q/:token/logo", "/q/:token/certificate", "/q/:token/file"], open),
  ...rowsOf(["/q/:token/photos/:photoId", "/q/:token/photos/:photoId/file/:size"], open),
  ...rowsOf(["/q/:token/paper", "/q/:token/invoice", "/q/:token/invoice/pdf"], open),
  // Open to a held session alone (tests/routes/link/counter.test.ts).
  ...rowsOf(["/counter", "/counter/unlock", "/counter/logo", "/offline.js", "/push.js"], open),
  ...rowsOf(["/counter/photos/:photoId", "/counter/photos/:photoId/file/:size"], open),
  ...rowsOf(["/verify", "/language", "/privacy", "/terms", "/kit"], open),
  ...rowsOf(["/sitemap.xml", "/robots.txt", "/.well-known/security.txt"], open),
  "/pictures/:key": open,
  "/pictures/sent/:address": open,
  "/certificates/:number": open,
  "/certificates/:number/pdf": { read: members },
  "/*": open,
  "/codes/sitemap.xml": open,
  "/codes/:code": open,
  "/codes": { read: ["bronze", "bronze ended", "diamond", "diamond ended"], otherwise: "/premium" },
  // Only the assistant's panel writes to it.
  "/premium": { read: members, write: diamonds, otherwise: "/premium" },
  "/medium": { ...member, read: ["free", "admin", "admin no more"], otherwise: "/premium" },
  // Only for writing: reading redirects to the plans, as no role here has a subscription.
  "/create-checkout-session": { read: [], write: members, otherwise: "/premium" },
  "/premium/change": { read: [], write: members, otherwise: "/premium" },
  "/premium/portal": { read: [], write: members, otherwise: "/premium" },
  "/noticias": member,
  "/noticias/pictures/:sourceId/:itemId": { read: members, write: members },
  "/account": member,
  "/account/data.zip": { read: members },
  // Redirects to the list of jobs if the plan includes it.
  "/account/jobs": { read: members.filter((role) => role !== "diamond"), otherwise: "/repair-cms" },
  "/account/download": member,
  "/account/delete": member,
  "/account/two-step": member,
  "/account/two-step/app": member,
  "/account/two-step/app/confirm": member,
  "/account/two-step/app/remove": member,
  "/account/two-step/codes": member,
  "/account/two-step/recovery-codes.txt": member,
  "/account/two-step/off": member,
  "/account/two-step/passkeys/new": member,
  "/account/two-step/passkeys/add": member,
  "/account/two-step/passkeys/ask": { read: members },
  "/account/two-step/passkeys/:passkeyId/remove": member,
  "/account/name": member,
  "/account/password": member,
  "/account/reply-letters": member,
  "/account/notifications": member,
  "/account/devices/sign-out": member,
  "/account/devices/:sessionId/sign-out": member,
  "/discussion": forum,
  "/discussion/new": forum,
  "/discussion/preview": forum,
  "/discussion/translate": { ...forum, write: diamonds },
  "/discussion/:topicId": forum,
  "/discussion/:topicId/reply": forum,
  "/discussion/:topicId/edit": forum,
  "/discussion/:topicId/delete": forum,
  "/discussion/:topicId/answered": forum,
  "/discussion/:topicId/report": forum,
  "/discussion/:topicId/replies/:replyId": forum,
  "/discussion/:topicId/replies/:replyId/edit": forum,
  "/discussion/:topicId/replies/:replyId/delete": forum,
  "/discussion/:topicId/replies/:replyId/report": forum,
  // Only for writing: reading redirects to the panel on the page of the plans.
  "/assistant": repair,
  "/ai-chat": toPanel,
  "/ai-chat/stop": toPanel,
  "/ai-chat/:answerId/diagnostic": toPanel,
  "/ai-chat/stream": repair,
  "/ai-chat/history": repair,
  "/ai-chat/clear": repair,
  "/videos": videos,
  "/videos/:videoId": videos,
  // Only for writing: reading redirects to the videos.
  "/videos/:videoId/position": videos,
  "/videos/:videoId/handout": videos,
  "/videos/certificates": videos,
  "/videos/certificates/:category": videos,
  "/live": live,
  "/live/:sessionId/join": live,
  "/live/:sessionId/session.ics": live,
  ...rowsOf(bookingAddresses, open),
  ...rowsOf(calendarAddresses, repair),
  ...rowsOf(askedAddresses, open),
  ...rowsOf([...followUpAddresses, ...partAddresses], repair),
  "/repair-cms": repair,
  "/repair-cms/new": repair,
  "/repair-cms/link-changes": repair,
  "/repair-cms/:jobId/invoices/new": repair,
  "/repair-cms/:jobId/invoices/:number": record,
  ...rowsOf(["/repair-cms/:jobId/invoice", "/repair-cms/:jobId/estimate"], record),
  "/repair-cms/:jobId/disputes/:disputeId/evidence": record,
  "/repair-cms/:jobId/inspection.pdf": record,
  "/repair-cms/:jobId/invoices/:number/credit": repair,
  "/repair-cms/:jobId/invoices/:number/send": repair,
  "/repair-cms/:jobId/invoices/:number/send/:linkId/revoke": repair,
  "/repair-cms/:jobId/payments/new": repair,
  "/repair-cms/:jobId/collect": repair,
  "/repair-cms/customers/:customerId/statement": repair,
  "/repair-cms/customers/:customerId/statement.pdf": repair,
  "/repair-cms/customers/:customerId/payments/new": repair,
  "/repair-cms/:jobId/send": repair,
  ...rowsOf(messageAddresses, repair),
  "/repair-cms/:jobId/questions": repair,
  "/repair-cms/:jobId/questions/close": repair,
  "/repair-cms/:jobId/send/:linkId/revoke": repair,
  "/repair-cms/:jobId/send/:linkId/counter": repair,
  "/repair-cms/:jobId/send/:linkId/telephone": repair,
  ...rowsOf(readAddresses, record),
  ...rowsOf(workAddresses, repair),
  "/repair-cms/:jobId/decisions/:revision": record,
  "/repair-cms/:jobId/decisions/:revision/file": record,
  "/repair-cms/:jobId/decisions/:revision/photos/:photoId": record,
  ...rowsOf(wordAddresses, repair),
  "/repair-cms/vin": repair,
  "/repair-cms/vehicles/:vehicleId/recalls": repair,
  "/repair-cms/vehicles/:vehicleId/visits": repair,
  "/repair-cms/settings": repair,
  "/repair-cms/first-steps/hide": repair,
  "/repair-cms/shop": repair,
  "/repair-cms/link-settings": repair,
  "/repair-cms/payment-settings": repair,
  "/repair-cms/payment-settings/connect": repair,
  "/repair-cms/payment-settings/disconnect": repair,
  "/repair-cms/payment-settings/receipts": repair,
  "/repair-cms/print-settings": repair,
  "/repair-cms/taxes": repair,
  ...rowsOf(
    [...reportAddresses, ...priceAddresses, ...stateAddresses, ...warrantyAddresses],
    repair,
  ),
  "/repair-cms/team": repair,
  "/repair-cms/team/invite": repair,
  "/repair-cms/team/invitations/:invitationId/resend": repair,
  "/repair-cms/team/invitations/:invitationId/revoke": repair,
  "/repair-cms/team/:memberId/role": repair,
  "/repair-cms/customers": repair,
  "/repair-cms/customers/new": repair,
  "/repair-cms/customers/suggestions": repair,
  "/repair-cms/customers/:customerId": repair,
  "/repair-cms/customers/:customerId/edit": repair,
  "/repair-cms/customers/:customerId/vehicles/new": repair,
  "/repair-cms/customers/:customerId/delete": repair,
  "/repair-cms/customers/:customerId/data.zip": repair,
  "/repair-cms/customers/:customerId/join": repair,
  "/repair-cms/customers/:customerId/join/:otherId/distinct": repair,
  "/repair-cms/customers/:customerId/join/:otherId": repair,
  "/repair-cms/customers/:customerId/joins/:mergeId/undo": repair,
  "/repair-cms/customers/duplicates": repair,
  "/repair-cms/vehicles/:vehicleId": repair,
  "/repair-cms/vehicles/:vehicleId/edit": repair,
  "/repair-cms/vehicles/:vehicleId/owner": repair,
  "/repair-cms/vehicles/:vehicleId/declined/:quoteId": repair,
  "/repair-cms/vehicles/:vehicleId/join": repair,
  "/repair-cms/vehicles/:vehicleId/split": repair,
  "/repair-cms/vehicles/:vehicleId/join/:otherId/distinct": repair,
  "/repair-cms/vehicles/:vehicleId/join/:otherId": repair,
  "/repair-cms/vehicles/:vehicleId/joins/:mergeId/undo": repair,
  "/repair-cms/customers/import": repair,
  "/repair-cms/customers/import/:importId": repair,
  "/repair-cms/customers/import/:importId/cancel": repair,
  "/repair-cms/customers/import/:importId/columns": repair,
  "/repair-cms/customers/import/:importId/refused.csv": repair,
  "/repair-cms/customers.csv": record,
  // Each of them owns a shop, and no plan is needed to end a membership or to hand the shop over.
  "/repair-cms/team/:memberId/remove": member,
  "/repair-cms/team/leave": member,
  "/repair-cms/team/hand-over": member,
  "/repair-cms/logo/:file": record,
  "/repair-cms/:jobId": record,
  "/repair-cms/:jobId/review": repair,
  "/repair-cms/:jobId/review/accept-all": repair,
  "/repair-cms/:jobId/review/again": repair,
  "/repair-cms/:jobId/review/language": repair,
  "/repair-cms/:jobId/review/undo": repair,
  "/repair-cms/:jobId/edit": repair,
  "/repair-cms/:jobId/delete": repair,
  "/repair-cms/:jobId/status": repair,
  "/repair-cms/:jobId/diagnostic": repair,
  "/repair-cms/:jobId/quotes/new": repair,
  "/repair-cms/:jobId/quotes/:quoteId/edit": repair,
  "/repair-cms/:jobId/quotes/:quoteId/duplicate": repair,
  "/repair-cms/:jobId/quotes/:quoteId/canned": repair,
  "/repair-cms/:jobId/quotes/:quoteId/delete": repair,
  "/repair-cms/:jobId/quotes/:quoteId/status": repair,
  "/repair-cms/:jobId/quotes/:quoteId/work-order": record,
  ...Object.fromEntries(adminAddresses.map((address) => [address, admin])),
};
