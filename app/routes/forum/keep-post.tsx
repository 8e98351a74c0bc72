import { href } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/forum/posts/action-error.tsx";
import { keepPost } from "#app/features/forum/reports/decide.server.ts";
import { doneAt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/keep-post";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  { failed: "forum:admin.failed" },
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn) => {
    const settled = await keepPost(db, {
      adminId: viewer.id,
      postId: params.postId,
      now,
    });
    return settled ? doneAt(request, href("/admin/reports")) : refuse("forum:admin.decided", 404);
  },
);

export const clientAction = answering("forum:admin.failed");

export default ActionError;
