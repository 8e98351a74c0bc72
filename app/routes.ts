import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// The floor plan: every address of the product, behind the guard that the specification's table names.
export default [
  index("routes/landing.tsx"),
  route("login", "routes/account/login.tsx"),
  route("sign-up", "routes/account/sign-up.tsx"),
  route("sign-out", "routes/account/sign-out.ts"),
  route("forgot-password", "routes/account/forgot-password.tsx"),
  route("reset-password", "routes/account/reset-password.tsx"),
  route("language", "routes/language.ts"),
  route("privacy", "routes/privacy.tsx"),
  route("terms", "routes/terms.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),

  layout("routes/guards/member.tsx", [
    route("premium", "routes/billing/premium.tsx", [route("change", "routes/billing/change-plan.tsx")]),
    route("premium/portal", "routes/billing/portal.tsx"),
    route("create-checkout-session", "routes/billing/create-checkout-session.tsx"),
    route("medium", "routes/billing/medium.tsx"),
    route("noticias", "routes/news.tsx"),
    route("account", "routes/account/account.tsx", [
      route("name", "routes/account/name.tsx"),
      route("password", "routes/account/password.tsx"),
      route("devices/sign-out", "routes/account/sign-out-others.tsx"),
      route("devices/:sessionId/sign-out", "routes/account/sign-out-device.tsx"),
    ]),
  ]),

  layout("routes/guards/forum.tsx", [route("discussion", "routes/forum.tsx")]),
  layout("routes/guards/videos.tsx", [route("videos", "routes/videos.tsx")]),

  layout("routes/guards/assistant.tsx", [
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
      route("settings", "routes/repair/settings.tsx"),
    ]),
  ]),
  layout("routes/guards/records.tsx", [
    route("repair-cms/logo/:file", "routes/repair/logo.ts"),
    route("repair-cms/:jobId", "routes/repair/job.tsx", [
      layout("routes/guards/repair-writes.tsx", [
        route("edit", "routes/repair/edit-job.tsx"),
        route("delete", "routes/repair/delete-job.tsx"),
        route("status", "routes/repair/job-status.tsx"),
        route("diagnostic", "routes/repair/diagnostic.tsx"),
        route("quotes/new", "routes/repair/new-quote.tsx"),
        route("quotes/:quoteId/edit", "routes/repair/edit-quote.tsx"),
        route("quotes/:quoteId/duplicate", "routes/repair/duplicate-quote.ts"),
        route("quotes/:quoteId/delete", "routes/repair/delete-quote.tsx"),
        route("quotes/:quoteId/status", "routes/repair/quote-status.ts"),
      ]),
    ]),
    route("repair-cms/:jobId/quotes/:quoteId/work-order", "routes/repair/work-order.ts"),
  ]),

  layout("routes/guards/admin.tsx", [
    route("admin", "routes/admin/admin.tsx"),
    route("admin/videos", "routes/admin/videos.tsx"),
    route("admin/news", "routes/admin/news.tsx"),
    route("admin/settings", "routes/admin/settings.tsx"),
  ]),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
