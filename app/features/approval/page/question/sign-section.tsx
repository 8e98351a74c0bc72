import type {
  AnswerRefusal,
  WrongField,
} from "#app/features/approval/page/answer/answer-refusal.ts";
import { DepositLine } from "#app/features/approval/page/deposit-line.tsx";
import { WaysToPay } from "#app/features/approval/page/ways-to-pay.tsx";
import type { Revision } from "#app/features/approval/revision/revision.ts";
import { SignFields } from "#app/features/approval/signature/sign-fields.tsx";
import { useWords } from "#app/ui/words.ts";

type Sign = {
  revision: Revision;
  waysToPay: string | null;
  refusal: AnswerRefusal | undefined;
  wrong: WrongField | undefined;
  maySend: boolean;
};

/** The terms that are agreed to, and the name that signs them. */
export function SignSection({ revision, waysToPay, refusal, wrong, maySend }: Sign) {
  const { t, language } = useWords();
  return (
    <section id="sign">
      <h2>{t("approval:terms")}</h2>
      <DepositLine revision={revision} total={revision.total} />
      {revision.deposit && <WaysToPay text={waysToPay} />}
      <p className="pre note">{revision.terms[language]}</p>
      <SignFields refusal={refusal} autoComplete="name" isWrong={wrong?.id === "name"} />
      {maySend && (
        <>
          <p className="note">{t("approval:sign")}</p>
          <button type="submit">{t("approval:send")}</button>
        </>
      )}
    </section>
  );
}
