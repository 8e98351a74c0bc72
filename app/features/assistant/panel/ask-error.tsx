import { href } from "react-router";
import type { Turn } from "#app/features/assistant/chat.ts";
import type { FormAnswer } from "#app/ui/form/form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/words.ts";
import type { Message } from "#app/values/word-key.ts";
import type { Problem } from "./problem.ts";
import { useNextDay } from "./questions-left.tsx";
import { usePanelAddress } from "./use-panel-address.ts";

type Props = {
  problem: Problem | undefined;
  /** The server's answer to the form posted without JavaScript. */
  answer: FormAnswer | undefined;
  /** The last question, if it failed without any text. */
  unanswered: Turn | undefined;
};

/** Why a question was refused or not answered, and what to do. */
export function AskError({ problem, answer, unanswered }: Props) {
  const { t } = useWords();
  const time = useNextDay();
  const page = usePanelAddress();
  const refused: { error?: Message; signIn?: boolean } | undefined =
    problem ?? (answer && !answer.ok ? answer : undefined);
  const error: Message | undefined =
    refused?.error ?? (unanswered && { key: unansweredKey(unanswered) });
  if (!error) return null;
  return (
    <Notice kind="error">
      <span suppressHydrationWarning>{t(error, { time })}</span>{" "}
      {refused?.signIn && (
        <a className="underline" href={`${href("/login")}?${new URLSearchParams({ to: page })}`}>
          {t("account:session.signInAgain")}
        </a>
      )}
      {unanswered && !problem && (
        <button type="submit" className="min-h-11 underline underline-offset-2">
          {t("assistant:turn.again")}
        </button>
      )}
    </Notice>
  );
}

const unansweredKey = ({ failure }: Turn): Message["key"] =>
  failure === "quota" || failure === "budget" ? "assistant:ask.quota" : "assistant:ask.failed";
