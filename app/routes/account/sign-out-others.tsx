import { href, redirect } from "react-router";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import { withConfirmedPassword } from "#app/features/account/password/confirm-password.server.ts";
import { endOtherSessions } from "#app/features/account/session/sessions.server.ts";
import { SignOutQuestion } from "#app/features/account/session/sign-out-question.tsx";
import { answering } from "#app/http/client-write.ts";
import type { Route } from "./+types/sign-out-others";

export const action = write(
  "member",
  ({ db, request, context, viewer }: Route.ActionArgs & SignedIn) => {
    return withConfirmedPassword({ request, context, viewer }, async () => {
      await endOtherSessions(db, viewer);
      return redirect(`${href("/account")}?done=others`);
    });
  },
);

export const clientAction = answering("account:login.failed");

export default function SignOutOthers({ actionData }: Route.ComponentProps) {
  return (
    <SignOutQuestion
      title="account:page.signOutOthers"
      text="account:page.othersQuestion"
      answer={actionData}
    />
  );
}
