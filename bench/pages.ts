import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";
import type { World } from "./serve.ts";

type Who = "visitor" | "free" | "diamond" | "admin";
type Sample = { who: Who; path: (world: World) => string };

const at = (path: string, who: Who = "diamond"): Sample => ({ who, path: () => path });
const inJob = (rest: (world: World) => string): Sample => ({ who: "diamond", path: (world) => `/repair-cms/${world.jobId}${rest(world)}` });

/** One address for every page route, and who looks at it. A page that is missing here shows in the results as not measured. */
const samples: Record<string, Sample> = {
  "routes/landing.tsx": at("/", "visitor"),
  "routes/privacy.tsx": at("/privacy", "visitor"),
  "routes/terms.tsx": at("/terms", "visitor"),
  "routes/account/login.tsx": at("/login", "visitor"),
  "routes/account/sign-up.tsx": at("/sign-up", "visitor"),
  "routes/account/forgot-password.tsx": at("/forgot-password", "visitor"),
  "routes/account/reset-password.tsx": at("/reset-password?token=none", "visitor"),
  "routes/not-found.tsx": at("/no-such-page", "visitor"),
  "routes/codes/codes.tsx": at("/codes?q=sensor"),
  "routes/codes/code.tsx": at("/codes/P0420"),
  "routes/premium.tsx": at("/premium"),
  "routes/medium.tsx": at("/medium", "free"),
  "routes/news.tsx": at("/noticias"),
  "routes/account/account.tsx": at("/account"),
  "routes/account/name.tsx": at("/account/name"),
  "routes/account/password.tsx": at("/account/password"),
  "routes/account/sign-out-others.tsx": at("/account/devices/sign-out"),
  "routes/account/sign-out-device.tsx": at("/account/devices/none/sign-out"),
  "routes/forum.tsx": at("/discussion"),
  "routes/videos.tsx": at("/videos"),
  "routes/repair/jobs.tsx": at("/repair-cms"),
  "routes/repair/new-job.tsx": at("/repair-cms/new"),
  "routes/repair/settings.tsx": at("/repair-cms/settings"),
  "routes/repair/job.tsx": inJob(() => ""),
  "routes/repair/edit-job.tsx": inJob(() => "/edit"),
  "routes/repair/job-status.tsx": inJob(() => "/status"),
  "routes/repair/delete-job.tsx": inJob(() => "/delete"),
  "routes/repair/diagnostic.tsx": inJob(() => "/diagnostic"),
  "routes/repair/new-quote.tsx": inJob(() => "/quotes/new"),
  "routes/repair/edit-quote.tsx": inJob(({ quoteId }) => `/quotes/${quoteId}/edit`),
  "routes/repair/delete-quote.tsx": inJob(({ quoteId }) => `/quotes/${quoteId}/delete`),
  "routes/admin/admin.tsx": at("/admin", "admin"),
  "routes/admin/videos.tsx": at("/admin/videos", "admin"),
  "routes/admin/news.tsx": at("/admin/news", "admin"),
  "routes/admin/settings.tsx": at("/admin/settings", "admin"),
};

export type Page = { name: string; path: string; cookie: string | undefined; signedIn: boolean };

/** Every page of `app/routes.ts` with an address to measure it at, and the routes that have none. */
export function pagesOf(world: World): { pages: Page[]; missing: string[] } {
  const files = routes.flatMap(filesOf);
  const found = files.filter((file) => samples[file]);
  const pages = found.map((file): Page => {
    const { who, path } = samples[file]!;
    const address = path(world);
    return {
      name: address.replace(world.jobId, ":job").replace(world.quoteId, ":quote"),
      path: address,
      cookie: who === "visitor" ? undefined : world[who].cookie,
      signedIn: who !== "visitor",
    };
  });
  return { pages, missing: files.filter((file) => !samples[file]) };
}

const filesOf = (route: RouteConfigEntry): string[] => [
  ...(route.file.endsWith(".tsx") && !route.file.includes("/guards/") ? [route.file] : []),
  ...(route.children ?? []).flatMap(filesOf),
];
