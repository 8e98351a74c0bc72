import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { adminRoutes } from "./admin-routes.ts";
import { bookingRoutes, calendarRoutes } from "./calendar-routes.ts";
import { inspectionRoutes } from "./inspection-routes.ts";
import { jobRoutes } from "./job-routes.ts";
import { linkRoutes } from "./link-routes.ts";
import { messageRoutes, pictureRoutes } from "./message-routes.ts";
import { photoRoutes } from "./photo-routes.ts";
import { choiceRoutes } from "./price-routes.ts";
import { reportRoutes } from "./report-routes.ts";
import { settingsRoutes } from "./settings-routes.ts";

// Every address of the product, inside its guard; workers/health.ts answers /health before.
export default [
  index("routes/landing.tsx"),
  route("login", "routes/account/login.tsx"),
  route("login/code", "routes/account/login-code.tsx"),
  route("login/passkey", "routes/account/login-passkey.ts"),
  route("sign-up", "routes/account/sign-up.ts"),
  route("sign-out", "routes/account/sign-out.ts"),
  route("forgot-password", "routes/account/forgot-password.tsx"),
  route("reset-password", "routes/account/reset-password.tsx"),
  route("unsubscribe", "routes/account/unsubscribe.tsx"),
  route("language", "routes/language.ts"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("offline.js", "routes/offline-worker.ts"),
  route("push.js", "routes/push-worker.ts"),
  route(".well-known/security.txt", "routes/security-text.ts"),
  ...pictureRoutes,
  route("certificates/:number", "routes/certificates/certificate.tsx"),
  route("invitations/:token", "routes/invitations/invitation.tsx"),

  // The pages of customers, who have no account: the token is their only credential.
  ...linkRoutes,
  ...bookingRoutes,

  // A code is public; the list of codes needs a plan.
  route("codes/sitemap.xml", "routes/codes/sitemap.ts"),
  route("codes/:code", "routes/codes/code.tsx"),
  layout("routes/guards/codes.tsx", [route("codes", "routes/codes/codes.tsx")]),

  layout("routes/guards/member.tsx", [
    route("premium", "routes/billing/premium.tsx", [
      route("change", "routes/billing/change-plan.tsx"),
    ]),
    route("premium/portal", "routes/billing/portal.tsx"),
    route("create-checkout-session", "routes/billing/create-checkout-session.tsx"),
    route("medium", "routes/billing/medium.tsx"),
    route("noticias", "routes/news.tsx"),
    route("noticias/pictures/:sourceId/:itemId", "routes/news-picture.ts"),
    route("certificates/:number/pdf", "routes/certificates/pdf.ts"),
    route("account/data.zip", "routes/account/archive.ts"),
    route("account/jobs", "routes/account/jobs.tsx"),
    route("account", "routes/account/account.tsx", [
      route("name", "routes/account/name.tsx"),
      route("password", "routes/account/password.tsx"),
      route("reply-letters", "routes/account/reply-letters.tsx"),
      route("notifications", "routes/account/notifications.tsx"),
      route("download", "routes/account/download.tsx"),
      route("delete", "routes/account/delete.tsx"),
      route("devices/sign-out", "routes/account/sign-out-others.tsx"),
      route("devices/:sessionId/sign-out", "routes/account/sign-out-device.tsx"),
    ]),
  ]),

  // The only pages open to administrators without a second factor.
  layout("routes/guards/two-factor.tsx", [
    route("account/two-step", "routes/account/two-step/page.tsx", [
      route("app", "routes/account/two-step/app.tsx"),
      route("app/remove", "routes/account/two-step/remove-app.tsx"),
      route("passkeys/new", "routes/account/two-step/new-passkey.tsx"),
      route("passkeys/:passkeyId/remove", "routes/account/two-step/remove-passkey.tsx"),
      route("codes", "routes/account/two-step/codes.tsx"),
      route("off", "routes/account/two-step/turn-off.tsx"),
    ]),
    route("account/two-step/app/confirm", "routes/account/two-step/confirm-app.tsx"),
    route("account/two-step/passkeys/ask", "routes/account/two-step/ask-passkey.ts"),
    route("account/two-step/passkeys/add", "routes/account/two-step/add-passkey.ts"),
    route("account/two-step/recovery-codes.txt", "routes/account/two-step/codes-file.ts"),
  ]),

  layout("routes/guards/forum.tsx", [
    route("discussion", "routes/forum/topics.tsx"),
    route("discussion/new", "routes/forum/new-topic.tsx"),
    route("discussion/preview", "routes/forum/preview.tsx"),
    route("discussion/translate", "routes/forum/translate.ts"),
    route("discussion/:topicId", "routes/forum/topic.tsx", [
      route("reply", "routes/forum/reply.tsx"),
      route("edit", "routes/forum/edit-topic.tsx"),
      route("delete", "routes/forum/delete-topic.tsx"),
      route("answered", "routes/forum/answered.tsx"),
      route("report", "routes/forum/report-topic.tsx"),
      route("replies/:replyId/edit", "routes/forum/edit-reply.tsx"),
      route("replies/:replyId/delete", "routes/forum/delete-reply.tsx"),
      route("replies/:replyId/report", "routes/forum/report-reply.tsx"),
    ]),
    route("discussion/:topicId/replies/:replyId", "routes/forum/reply-link.tsx"),
  ]),
  layout("routes/guards/videos.tsx", [
    route("videos", "routes/videos/videos.tsx"),
    route("videos/certificates", "routes/certificates/certificates.tsx"),
    route("videos/certificates/:category", "routes/certificates/issue.tsx"),
    route("videos/:videoId", "routes/videos/video.tsx"),
    route("videos/:videoId/position", "routes/videos/position.ts"),
    route("videos/:videoId/handout", "routes/videos/handout.ts"),
  ]),

  layout("routes/guards/live.tsx", [
    route("live", "routes/live/live.tsx"),
    route("live/:sessionId/join", "routes/live/join.ts"),
    route("live/:sessionId/session.ics", "routes/live/calendar-file.ts"),
  ]),

  layout("routes/guards/assistant.tsx", [
    route("assistant", "routes/assistant/page.tsx"),
    route("ai-chat", "routes/assistant/ask.ts"),
    route("ai-chat/stream", "routes/assistant/stream.ts"),
    route("ai-chat/stop", "routes/assistant/stop.ts"),
    route("ai-chat/clear", "routes/assistant/clear.tsx"),
    route("ai-chat/history", "routes/assistant/history.ts"),
    route("ai-chat/:answerId/diagnostic", "routes/assistant/add-to-job.ts"),
  ]),

  layout("routes/guards/repair.tsx", [
    route("repair-cms", "routes/repair/jobs.tsx", [
      route("new", "routes/repair/new-job.tsx"),
      route("settings", "routes/repair/settings/dialog.tsx"),
    ]),
    route("repair-cms/first-steps/hide", "routes/repair/hide-first-steps.ts"),
    route("repair-cms/customers/suggestions", "routes/repair/customers/suggestions.ts"),
    settingsRoutes,
    ...calendarRoutes,
    route("repair-cms/words/suggestions", "routes/repair/words/suggestions.ts"),
    route("repair-cms/canned-quotes", "routes/repair/canned/canned-quotes.tsx", [
      route("new", "routes/repair/canned/new.tsx"),
      route(":cannedId/edit", "routes/repair/canned/edit.tsx"),
      route(":cannedId/delete", "routes/repair/canned/delete.tsx"),
    ]),
    route("repair-cms/canned-quotes/suggestions", "routes/repair/canned/suggestions.ts"),
    ...reportRoutes,
    ...messageRoutes,
    route("repair-cms/link-changes", "routes/repair/link-changes.ts"),
    route("repair-cms/vin", "routes/repair/vin.tsx"),
    route("repair-cms/team/:memberId/role", "routes/team/role.tsx"),
    route("repair-cms/customers", "routes/repair/customers/customers.tsx", [
      route("new", "routes/repair/customers/new-customer.tsx"),
    ]),
    route("repair-cms/customers/:customerId", "routes/repair/customers/customer.tsx", [
      route("edit", "routes/repair/customers/edit-customer.tsx"),
      route("vehicles/new", "routes/repair/customers/new-vehicle.tsx"),
      route("delete", "routes/repair/customers/delete-customer.tsx"),
      route("join", "routes/repair/joins/choose-customer.tsx"),
      route("joins/:mergeId/undo", "routes/repair/joins/undo-customers.tsx"),
    ]),
    route(
      "repair-cms/customers/:customerId/join/:otherId",
      "routes/repair/joins/join-customers.tsx",
      [route("distinct", "routes/repair/joins/distinct-customers.ts")],
    ),
    route("repair-cms/customers/duplicates", "routes/repair/joins/duplicates.tsx"),
    route("repair-cms/customers/:customerId/data.zip", "routes/repair/customers/data.ts"),
    route("repair-cms/vehicles/:vehicleId/recalls", "routes/repair/vehicles/recalls.tsx"),
    route("repair-cms/vehicles/:vehicleId/visits", "routes/repair/vehicles/visits.ts"),
    route("repair-cms/vehicles/:vehicleId", "routes/repair/vehicles/vehicle.tsx", [
      route("edit", "routes/repair/vehicles/edit-vehicle.tsx"),
      route("owner", "routes/repair/vehicles/owner.tsx"),
      route("declined/:quoteId", "routes/repair/vehicles/take-declined.ts"),
      route("join", "routes/repair/joins/choose-vehicle.tsx"),
      route("joins/:mergeId/undo", "routes/repair/joins/undo-vehicles.tsx"),
    ]),
    route("repair-cms/vehicles/:vehicleId/join/:otherId", "routes/repair/joins/join-vehicles.tsx", [
      route("distinct", "routes/repair/joins/distinct-vehicles.ts"),
    ]),
    route("repair-cms/vehicles/:vehicleId/split", "routes/repair/joins/split-vehicle.tsx"),
    route("repair-cms/customers/import", "routes/repair/imports/imports.tsx"),
    route("repair-cms/customers/import/:importId", "routes/repair/imports/import.tsx", [
      route("cancel", "routes/repair/imports/cancel.tsx"),
    ]),
    route("repair-cms/customers/import/:importId/columns", "routes/repair/imports/columns.tsx"),
    route("repair-cms/customers/import/:importId/refused.csv", "routes/repair/imports/refused.ts"),
    route("repair-cms/:jobId/send/:linkId/telephone", "routes/repair/send/telephone.tsx"),
    route("repair-cms/:jobId/send", "routes/repair/send/send.tsx", [
      route(":linkId/revoke", "routes/repair/send/revoke.tsx"),
      route(":linkId/counter", "routes/repair/send/counter.tsx"),
    ]),
    route("repair-cms/:jobId/invoices/new", "routes/repair/money/new-invoice.tsx"),
    route("repair-cms/:jobId/invoices/:number/credit", "routes/repair/money/credit.tsx"),
    route("repair-cms/:jobId/invoices/:number/send", "routes/repair/money/send-invoice.tsx", [
      route(":linkId/revoke", "routes/repair/money/revoke-invoice-link.ts"),
    ]),
    route("repair-cms/:jobId/collect", "routes/repair/money/collect.tsx"),
    route("repair-cms/:jobId/payments/new", "routes/repair/money/new-payment.tsx"),
    route("repair-cms/:jobId/questions", "routes/repair/send/questions.tsx", [
      route("close", "routes/repair/send/close-questions.tsx"),
    ]),
    route("repair-cms/:jobId/review", "routes/repair/review/review.tsx", [
      route("accept-all", "routes/repair/review/accept-all.ts"),
      route("again", "routes/repair/review/again.ts"),
      route("language", "routes/repair/review/set-language.ts"),
      route("undo", "routes/repair/review/undo.ts"),
    ]),
  ]),
  layout("routes/guards/records.tsx", [
    // Open after the plan has ended too.
    route("repair-cms/customers.csv", "routes/repair/imports/export.ts"),
    route("repair-cms/team/:memberId/remove", "routes/team/remove.tsx"),
    route("repair-cms/team/leave", "routes/team/leave.tsx"),
    route("repair-cms/team/hand-over", "routes/team/hand-over.tsx"),
    route("repair-cms/logo/:file", "routes/repair/logo.ts"),
    route("repair-cms/:jobId", "routes/repair/job.tsx", [
      layout("routes/guards/repair-writes.tsx", [
        ...jobRoutes,
        route("notes/new", "routes/repair/notes/new-note.tsx"),
        route("notes/:noteId/edit", "routes/repair/notes/correct-note.tsx"),
        route("notes/:noteId/delete", "routes/repair/notes/delete-note.tsx"),
        route("quotes/new", "routes/repair/new-quote.tsx"),
        route("quotes/:quoteId/edit", "routes/repair/edit-quote.tsx"),
        route("quotes/:quoteId/duplicate", "routes/repair/duplicate-quote.ts"),
        route("quotes/:quoteId/canned", "routes/repair/canned/save.tsx"),
        route("quotes/:quoteId/delete", "routes/repair/delete-quote.tsx"),
        route("quotes/:quoteId/status", "routes/repair/quote-status.ts"),
      ]),
    ]),
    ...photoRoutes,
    ...inspectionRoutes,
    route("repair-cms/:jobId/invoices/:number", "routes/repair/money/invoice.tsx"),
    layout("routes/link/customer-frame.tsx", { id: "routes/link/frame-of-shop" }, [
      route("repair-cms/:jobId/decisions/:revision", "routes/repair/send/certificate.tsx"),
    ]),
    route("repair-cms/:jobId/decisions/:revision/file", "routes/repair/send/file.ts"),
    ...choiceRoutes,
    route("repair-cms/:jobId/notes/seen", "routes/repair/notes/seen.ts"),
    route("repair-cms/:jobId/estimate", "routes/repair/estimate.ts"),
    route("repair-cms/:jobId/invoice", "routes/repair/money/invoice-paper.ts"),
    route(
      "repair-cms/:jobId/disputes/:disputeId/evidence",
      "routes/repair/money/dispute-evidence.ts",
    ),
  ]),

  adminRoutes,

  // On this machine alone: every part of the interface on one page.
  route("kit", "routes/kit.tsx"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
