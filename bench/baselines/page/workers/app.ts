import { env } from "cloudflare:workers";
import { createRequestHandler } from "react-router";
import { type Content, samePages } from "../app/same-pages.ts";

const { SAME_PAGES } = env as { SAME_PAGES?: Record<string, Content[]> };
Object.assign(samePages, SAME_PAGES);

const handle = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

export default { fetch: (request) => handle(request) } satisfies ExportedHandler;
