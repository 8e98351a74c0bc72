import { href } from "react-router";
import { read, type SignedIn, write } from "#app/features/account/guard.server.ts";
import { ActionError } from "#app/features/forum/posts/action-error.tsx";
import { reasonForm, reasonFormSize } from "#app/features/forum/posts/forms.ts";
import { hidePost } from "#app/features/forum/reports/decide.server.ts";
import { doneAt, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/hide-post";

export const loader = read("admin", () => null);

export const action = write(
  "admin",
  { form: reasonForm, size: reasonFormSize, failed: "forum:admin.failed" },
  async ({ db, now, request, params, viewer }: Route.ActionArgs & SignedIn, value) => {
    const hidden = await hidePost(db, {
      adminId: viewer.id,
      postId: params.postId,
      reason: value.reason,
      now,
    });
    return hidden ? doneAt(request, href("/admin/reports")) : refuse("forum:admin.decided", 404);
  },
);

export const clientAction = answering("forum:admin.failed");

export default ActionError;
