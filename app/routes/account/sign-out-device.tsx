import { href, redirect } from "react-router";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { withConfirmedPassword } from "#app/features/account/password/confirm-password.server.ts";
import { endSession, hasSession } from "#app/features/account/session/sessions.server.ts";
import { SignOutQuestion } from "#app/features/account/session/sign-out-question.tsx";
import { notFound } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/sign-out-device";

export const action = write(
  "member",
  async ({ db, request, params, context, viewer }: Route.ActionArgs & SignedIn) => {
    if (!(await hasSession(db, viewer.id, params.sessionId))) notFound();
    return withConfirmedPassword({ request, context, viewer }, async () => {
      await endSession(db, viewer.id, params.sessionId);
      return redirect(`${href("/account")}?done=device`);
    });
  },
);

export const clientAction = answering("account:login.failed");

export default function SignOutDevice({ actionData }: Route.ComponentProps) {
  return (
    <SignOutQuestion
      title="account:page.signOut"
      text="account:page.signOutQuestion"
      answer={actionData}
    />
  );
}
