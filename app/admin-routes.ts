import { layout, route } from "@react-router/dev/routes";

/** The addresses of the admin area, inside its guard. */
export const adminRoutes = layout("routes/guards/admin.tsx", [
  route("admin", "routes/admin/admin.tsx", [route("users/new", "routes/admin/new-person.tsx")]),
  route("admin/users/:userId", "routes/admin/person/person.tsx", [
    route("plan", "routes/admin/person/plan.tsx"),
    route("extend", "routes/admin/person/extend.tsx"),
    route("sync", "routes/admin/person/sync.tsx"),
    route("admin", "routes/admin/person/flag.tsx"),
    route("sign-out", "routes/admin/person/sign-out.tsx"),
    route("suspend", "routes/admin/person/suspend.tsx"),
    route("restore", "routes/admin/person/restore.tsx"),
    route("two-step", "routes/admin/person/two-step.tsx"),
  ]),
  route("admin/news", "routes/admin/news.tsx", [
    route("new", "routes/admin/new-source.tsx"),
    route("preview", "routes/admin/preview-source.tsx"),
    route(":sourceId/edit", "routes/admin/edit-source.tsx"),
    route(":sourceId/delete", "routes/admin/delete-source.tsx"),
    route(":sourceId/activate", "routes/admin/activate-source.tsx"),
    route(":sourceId/deactivate", "routes/admin/deactivate-source.tsx"),
    route(":sourceId/fetch", "routes/admin/fetch-source.tsx"),
  ]),
  route("admin/audit", "routes/admin/audit.tsx"),
  route("admin/videos", "routes/admin/videos.tsx", [
    route("new", "routes/admin/new-video.tsx"),
    route(":videoId/edit", "routes/admin/edit-video.tsx"),
    route(":videoId/delete", "routes/admin/delete-video.tsx"),
  ]),
  route("admin/videos/check", "routes/admin/check-videos.ts"),
  route("admin/videos/live", "routes/admin/live.tsx", [
    route("new", "routes/admin/new-session.tsx"),
    route(":sessionId/edit", "routes/admin/edit-session.tsx"),
    route(":sessionId/cancel", "routes/admin/cancel-session.tsx"),
  ]),
  route("admin/settings", "routes/admin/settings.tsx"),
  route("admin/reports", "routes/forum/reports.tsx", [
    route(":postId/hide", "routes/forum/hide-post.tsx"),
    route(":postId/stand", "routes/forum/keep-post.tsx"),
  ]),
]);
