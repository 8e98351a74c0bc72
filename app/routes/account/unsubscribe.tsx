import { href } from "react-router";
import { turnOffReplyLetters } from "#app/features/account/reply-letters/choice.server.ts";
import { readUnsubscribeToken } from "#app/features/account/reply-letters/unsubscribe.server.ts";
import { Entry } from "#app/features/account/sign-in/entry.tsx";
import { attempt, done, refuse } from "#app/http/answers.ts";
import { answering } from "#app/http/client-write.ts";
import { readBody } from "#app/http/form-body.ts";
import { smallForm } from "#app/http/form-size.ts";
import { platformContext } from "#app/platform/context.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SubmitButton, WorkForm } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/unsubscribe";

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(platformContext);
  return { genuine: (await readUnsubscribeToken(config, tokenIn(request))) !== undefined };
}

/**
 * Turns letters about replies off, by the link in such a letter. Mail programs post here without a
 * session (RFC 8058), so the response is no redirect; a GET changes nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { config, db } = context.get(platformContext);
  const [userId] = await Promise.all([
    readUnsubscribeToken(config, tokenIn(request)),
    readBody(request, smallForm),
  ]);
  if (userId === undefined) return refuse("ownData:letters.badLink", 404);
  return attempt("account:login.failed", async () => {
    await turnOffReplyLetters(db, userId);
    return done;
  });
}

export const clientAction = answering("account:login.failed");

export default function Unsubscribe({ loaderData: { genuine }, actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const toAccount = <LinkButton to={href("/account")}>{t("ownData:letters.toAccount")}</LinkButton>;
  return (
    <Entry title={t("ownData:letters.title")}>
      {actionData?.ok ? (
        <>
          <Notice kind="done">{t("ownData:letters.stopped")}</Notice>
          {toAccount}
        </>
      ) : genuine ? (
        <WorkForm answer={actionData} className="grid gap-5">
          <p>{t("ownData:letters.stopQuestion")}</p>
          <SubmitButton pending={t("ui:saving")} className="w-full">
            {t("ownData:letters.stop")}
          </SubmitButton>
        </WorkForm>
      ) : (
        <>
          <Notice kind="error">{t("ownData:letters.badLink")}</Notice>
          {toAccount}
        </>
      )}
    </Entry>
  );
}
