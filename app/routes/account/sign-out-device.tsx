import { redirect, redirectDocument } from "react-router";
import { type Writer, write } from "#app/features/account/guard.server.ts";
import { clearedSession, endSession } from "#app/features/account/sessions.server.ts";
import { SignOutQuestion } from "#app/features/account/sign-out-question.tsx";
import { notFound } from "#app/http/answers.ts";
import { platformContext } from "#app/platform/context.ts";
import type { Route } from "./+types/sign-out-device";

export const action = write("member", async ({ params, context, viewer }: Route.ActionArgs & Writer) => {
  const platform = context.get(platformContext);
  if (!(await endSession(platform.db, viewer.id, params.sessionId))) notFound();
  if (params.sessionId !== viewer.sessionId) return redirect("/account?done=device");
  return redirectDocument("/", { headers: { "set-cookie": await clearedSession(platform) } });
});

export default function SignOutDevice({ actionData }: Route.ComponentProps) {
  return <SignOutQuestion title="account:page.signOut" answer={actionData} />;
}
