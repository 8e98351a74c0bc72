import { UnlockForm } from "#app/features/account/session/unlock-form.tsx";
import type { Refusal } from "#app/http/answers.ts";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** Where the form is posted to. */
  path: string;
  /** The masked address of the member whose password ends it. */
  email: string;
  refusal: Pick<Refusal, "error" | "fields"> | undefined;
};

/** For the shop, below what a customer answers on its device: a password ends it. */
export function UnlockSection({ path, email, refusal }: Props) {
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
