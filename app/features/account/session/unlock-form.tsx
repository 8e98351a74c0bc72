import type { Refusal } from "#app/http/answers.ts";
import { useWords } from "#app/ui/words.ts";

type Props = {
  /** The action of the form. */
  path: string;
  /** Names the person whose password is required. */
  label: string;
  button: string;
  refusal: Pick<Refusal, "error" | "fields"> | undefined;
};

/** Gives a held device back to its member, by the password. It works without a script. */
export function UnlockForm({ path, label, button, refusal }: Props) {
  const { t } = useWords();
  const problem = refusal?.fields?.password ?? refusal?.error;
  return (
    <form method="post" action={path}>
      <label className="text" htmlFor="password">
        {label}
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
        {button}
      </button>
    </form>
  );
}
