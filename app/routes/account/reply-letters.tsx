import { href, redirect } from "react-router";
import { replyLettersForm } from "#app/features/account/forms.ts";
import { type SignedIn, write } from "#app/features/account/guard.server.ts";
import {
  turnOffReplyLetters,
  turnOnReplyLetters,
} from "#app/features/account/reply-letters/choice.server.ts";
import { useAccount } from "#app/features/account/use-account.ts";
import { answering } from "#app/http/client-write.ts";
import { languageOf } from "#app/i18n/i18n.server.ts";
import { FormDialog } from "#app/ui/form/form-dialog.tsx";
import { Tick } from "#app/ui/form/tick.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Route } from "./+types/reply-letters";

export const action = write(
  "member",
  { form: replyLettersForm, failed: "account:login.failed" },
  async ({ db, now, context, viewer }: Route.ActionArgs & SignedIn, value) => {
    if (value.wanted) await turnOnReplyLetters(db, viewer.id, languageOf(context), now);
    else await turnOffReplyLetters(db, viewer.id);
    return redirect(`${href("/account")}?done=letters`);
  },
);

export const clientAction = answering("account:login.failed");

export default function ReplyLetters({ actionData }: Route.ComponentProps) {
  const { t } = useWords();
  const shown = useAccount();
  return (
    <FormDialog
      title={t("ownData:letters.title")}
      closeTo={href("/account")}
      answer={actionData}
      className="grid gap-5"
    >
      <div className="grid gap-2">
        <Tick name="wanted" value="on" defaultChecked={shown.letters ?? false}>
          {t("ownData:letters.wanted")}
        </Tick>
        <p className="text-ink-soft">
          {t("ownData:letters.hint")} {t("ownData:letters.language")}
        </p>
      </div>
    </FormDialog>
  );
}
