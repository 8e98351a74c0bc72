import { href } from "react-router";
import { UnlockForm } from "#app/features/account/session/unlock-form.tsx";
import { type Decided, DecidedPage } from "#app/features/approval/page/decided/decided-page.tsx";
import {
  type Question,
  QuestionPage,
} from "#app/features/approval/page/question/question-page.tsx";
import {
  SignWalkPage,
  type WalkToSign,
} from "#app/features/approval/walk-round/sign-walk-page.tsx";
import type { Refusal } from "#app/http/answers.ts";
import { useWords } from "#app/ui/words.ts";
import type { AnswerRefusal } from "./answer/answer-refusal.ts";
import type { Ended } from "./ended.ts";
import { EndedPage } from "./ended-page.tsx";
import { FoundPage } from "./found-page.tsx";

type Props = {
  page:
    | { kind: "ended"; ended: Ended }
    | { kind: "question"; question: Question }
    | { kind: "decided"; decided: Decided }
    | { kind: "walk"; walk: WalkToSign };
  /** The masked address of the member whose password gives the device back. */
  email: string;
  refusal?: AnswerRefusal | undefined;
  unlockRefusal?: AnswerRefusal | undefined;
};

/** A device of the shop while a customer answers on it. */
export function CounterPage({ page, email, refusal, unlockRefusal }: Props) {
  const unlock = (
    <UnlockSection path={href("/counter/unlock")} email={email} refusal={unlockRefusal} />
  );
  if (page.kind === "ended") return <EndedPage ended={page.ended}>{unlock}</EndedPage>;
  if (page.kind === "decided") return <DecidedPage decided={page.decided}>{unlock}</DecidedPage>;
  if (page.kind === "walk")
    return (
      <SignWalkPage walk={page.walk} refusal={refusal}>
        {unlock}
      </SignWalkPage>
    );
  if (page.question.revision.quotes.length === 0)
    return <FoundPage question={page.question}>{unlock}</FoundPage>;
  return (
    <QuestionPage question={page.question} refusal={refusal}>
      {unlock}
    </QuestionPage>
  );
}

type UnlockSectionProps = {
  /** Address that the form posts to. */
  path: string;
  /** The masked address of the member whose password ends it. */
  email: string;
  refusal: Pick<Refusal, "error" | "fields"> | undefined;
};

/** For the shop, below what a customer answers on its device: a password ends it. */
function UnlockSection({ path, email, refusal }: UnlockSectionProps) {
  const { t } = useWords();
  return (
    <section>
      <h2>{t("approval:counter.title")}</h2>
      <p>{t("approval:counter.intro")}</p>
      <UnlockForm
        path={path}
        label={t("approval:counter.password", { email })}
        button={t("approval:counter.unlock")}
        refusal={refusal}
      />
    </section>
  );
}
