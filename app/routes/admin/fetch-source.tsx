import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { fetchNow } from "#app/features/news/fetch/fetch-now.server.ts";
import { SourceNotice } from "#app/features/news/sources/source-notice.tsx";
import { refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/fetch-source";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  { failed: "news:fetched.broke" },
  async ({ platform, params, viewer }: Route.ActionArgs & SignedIn) => {
    const fetched = await fetchNow(platform, viewer.id, params.sourceId);
    return fetched ? { ok: true as const, ...fetched } : refuse("news:fetched.broke", 404);
  },
);

export const clientAction = answering("news:fetched.broke");

export default SourceNotice;
