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
  const problem = refusal?.fields?.password ?? refusal?.error;
  return (
    <section>
      <h2>{t("approval:counter.title")}</h2>
      <p>{t("approval:counter.intro")}</p>
      <form method="post" action={path}>
        <label className="text" htmlFor="password">
          {t("approval:counter.password", { email })}
        </label>
        <input
          className="text"
          type="password"
          id="password"
          name="password"
          autoComplete="off"
          required
          aria-invalid={problem && true}
          aria-describedby={problem && "password-problem"}
        />
        {problem && (
          <p className="problem" role="alert" id="password-problem">
            {t(problem)}
          </p>
        )}
        <button type="submit" className="second">
          {t("approval:counter.unlock")}
        </button>
      </form>
    </section>
  );
}
